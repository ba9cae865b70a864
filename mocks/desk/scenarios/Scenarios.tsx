import { useState } from 'react';
import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts';
import { Section } from '../components/Section.tsx';
import { currentUserId, firstNameOf } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { ALWAYS_SHOWN, cards, firstCards, titleOf } from './cards.ts';

/** The class by which a low window leaves out a card; the current one always stays. */
function classOf(name: ScenarioName, current: string, index: number): string | undefined {
  if (name === current) return undefined;
  return index < ALWAYS_SHOWN ? 'other' : 'extra';
}

function Card({ name, current, onPress }: { name: ScenarioName; current: boolean; onPress: () => void }) {
  return (
    <button type="button" className="choice scenario-card" aria-pressed={current} onClick={onPress}>
      <ScenarioPicture name={name} />
      <span>
        <b>{titleOf(name)}</b>
        <span className="summary">{scenarios[name].about}</span>
      </span>
      {current && <span className="current-tag">Current</span>}
    </button>
  );
}

/** The cards shown at first; they stay in their places while the current one is among them. */
function useFirstCards(current: string): readonly ScenarioName[] {
  const [shown, setShown] = useState(() => firstCards(current));
  const isShown = shown.some((name) => name === current);
  if (!isShown && cards.some((name) => name === current)) setShown(firstCards(current));
  return shown;
}

/** Starts a scenario with one press. */
export function Scenarios() {
  const { backend, mockBackend, run } = useDesk();
  const [all, setAll] = useState(false);
  const current = backend.persistence.info().scenario;
  const first = useFirstCards(current);
  const [newUserId, setNewUserId] = useState<string | null>(null);
  const start = (scenario: ScenarioName): void => {
    const before = currentUserId(backend);
    setNewUserId(null);
    run(async () => {
      await mockBackend.reset({ scenario });
      if (currentUserId(backend) !== before) setNewUserId(currentUserId(backend));
    });
  };
  return (
    <Section
      id="desk-scenarios"
      title="Scenarios"
      aside={
        <>
          <span className="small scenario-news" role="status">
            {newUserId === currentUserId(backend) && `You are now ${firstNameOf(backend)}`}
          </span>
          <b className="small current-scenario">{titleOf(current)}</b>
          <button type="button" className="link-button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `All ${cards.length}`}
          </button>
        </>
      }
    >
      <ul className="scenario-list" data-all={all || undefined}>
        {(all ? cards : first).map((name, index) => (
          <li key={name} className={classOf(name, current, index)}>
            <Card name={name} current={name === current} onPress={() => start(name)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
