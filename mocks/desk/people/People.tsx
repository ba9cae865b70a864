import { useState } from 'react';
import { displayName } from '../../../src/shared/rules/people.ts';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import { GUEST_ID } from '../../../src/shared/limits.ts';
import { closeToast } from '../../../src/ui/toast.ts';
import type { UserRow } from '../../db/rows.ts';
import { VISITOR } from '../../http/session.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { Section } from '../components/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { AllUsers } from './AllUsers.tsx';
import { Portrait } from './Portrait.tsx';
import { currentUserId, isSessionExpired, roleUsers, shortName } from './roleUsers.ts';

const hasNoLevel = (id: string): boolean => id === GUEST_ID || id === VISITOR;

interface UserButtonProps {
  id: string;
  onPress: () => void;
  /** Called on hover or focus with the id, and with null on leave or blur. */
  onPreview: (id: string | null) => void;
}

function UserButton({ id, onPress, onPreview }: UserButtonProps) {
  const { backend } = useDesk();
  const user = backend.db.user.get(id);
  const name = shortName(id, user);
  const level = hasNoLevel(id) ? null : levelOf(pointsOf(backend.db, id));
  return (
    <button
      type="button"
      className="choice person"
      aria-label={level === null ? name : `${name}, level ${level}`}
      aria-pressed={currentUserId(backend) === id}
      onClick={onPress}
      onPointerEnter={() => onPreview(id)}
      onPointerLeave={() => onPreview(null)}
      onFocus={() => onPreview(id)}
      onBlur={() => onPreview(null)}
    >
      <Portrait id={id} name={name} picture={user?.picture ?? null} level={level} />
      <span>{name}</span>
    </button>
  );
}

const describeUser = (id: string, current: UserRow | undefined): string =>
  roleUsers.get(id) ?? (current ? `The phone shows what ${displayName(current)} sees.` : '');

/** Signs in as a user with one press. */
export function People() {
  const { backend, mockBackend, run } = useDesk();
  const [isSearching, setIsSearching] = useState(false);
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const current = currentUserId(backend);
  const signInAs = (id: string): void => {
    closeToast();
    run(() => mockBackend.signIn(id));
  };
  const user = backend.db.user.get(current);
  const expired = isSessionExpired(backend);
  const about = describeUser(previewedId ?? current, user);
  return (
    <Section
      id="desk-people"
      title="People"
      aside={
        <button
          type="button"
          className="link-button"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          {isSearching ? 'Fewer people' : `All ${backend.db.user.all().length} people`}
        </button>
      }
    >
      {isSearching && <AllUsers onChoose={signInAs} />}
      <div className="person-list">
        {[...roleUsers.keys()].map((id) => (
          <UserButton key={id} id={id} onPress={() => signInAs(id)} onPreview={setPreviewedId} />
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
