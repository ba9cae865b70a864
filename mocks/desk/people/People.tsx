import { useState } from 'react';
import { displayName } from '../../../src/shared/rules/people.ts';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import { GUEST_ID } from '../../../src/shared/limits.ts';
import { closeToast } from '../../../src/ui/toast.ts';
import type { UserRow } from '../../db/rows.ts';
import { VISITOR } from '../../http/session.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { AllPeople } from './AllPeople.tsx';
import { Portrait } from './Portrait.tsx';
import { currentId, hasExpired, seededPeople, shortName } from './seededPeople.ts';

const hasNoLevel = (id: string): boolean => id === GUEST_ID || id === VISITOR;

interface PersonProps {
  id: string;
  onPress: () => void;
  /** Called on hover or focus with the id, and with null on leave or blur. */
  onLook: (id: string | null) => void;
}

function PersonButton({ id, onPress, onLook }: PersonProps) {
  const { backend } = useDesk();
  const user = backend.db.user.get(id);
  const name = shortName(id, user);
  const level = hasNoLevel(id) ? null : levelOf(pointsOf(backend.db, id));
  return (
    <button
      type="button"
      className="choice person"
      aria-label={level === null ? name : `${name}, level ${level}`}
      aria-pressed={currentId(backend) === id}
      onClick={onPress}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(null)}
    >
      <Portrait id={id} name={name} picture={user?.picture ?? null} level={level} />
      <span>{name}</span>
    </button>
  );
}

const aboutPerson = (id: string, current: UserRow | undefined): string =>
  seededPeople.get(id) ?? (current ? `The phone shows what ${displayName(current)} sees.` : '');

/** Signs in as a user with one press. */
export function People() {
  const { backend, mockBackend, run } = useDesk();
  const [searches, setSearches] = useState(false);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const current = currentId(backend);
  const become = (id: string): void => {
    closeToast();
    run(() => mockBackend.signIn(id));
  };
  const user = backend.db.user.get(current);
  const expired = hasExpired(backend);
  const about = aboutPerson(lookedAt ?? current, user);
  return (
    <Section
      id="desk-people"
      title="People"
      aside={
        <button
          type="button"
          className="link-button"
          aria-expanded={searches}
          onClick={() => setSearches(!searches)}
        >
          {searches ? 'Fewer people' : `All ${backend.db.user.all().length} people`}
        </button>
      }
    >
      {searches && <AllPeople onChoose={become} />}
      <div className="person-list">
        {[...seededPeople.keys()].map((id) => (
          <PersonButton key={id} id={id} onPress={() => become(id)} onLook={setLookedAt} />
        ))}
      </div>
      <div className="row person-about">
        <p className="small grow expired" role="status">
          {expired && 'Session expired: nothing can be sent until somebody signs in.'}
        </p>
        {!expired && <p className="small grow">{about}</p>}
        <button
          type="button"
          className="link-button"
          disabled={current === VISITOR || expired}
          onClick={() => run(mockBackend.expireSession)}
        >
          Expire session
        </button>
      </div>
    </Section>
  );
}
