import { useState } from 'react';
import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { cards, firstCards } from './cards.ts';

function Card({ name, current, onPress }: { name: ScenarioName; current: boolean; onPress: () => void }) {
  const { title, about } = scenarios[name];
  return (
    <button type="button" className="choice scenario-card" aria-pressed={current} onClick={onPress}>
      <ScenarioPicture name={name} />
      <span>
        <b>{title}</b>
        <span className="summary">{about}</span>
      </span>
      {current && <span className="current-tag">Now</span>}
    </button>
  );
}

/** Starts a scenario with one press. */
export function Scenarios() {
  const { backend, mockBackend, run } = useDesk();
  const [all, setAll] = useState(false);
  const current = backend.persistence.info().scenario;
  const shown = all ? cards : firstCards(current);
  return (
    <Section
      id="desk-scenarios"
      title="Scenarios"
      aside={
        <button type="button" className="link-button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `All ${cards.length}`}
        </button>
      }
    >
      <ul className="scenario-list" data-all={all || undefined}>
        {shown.map((name) => (
          <li key={name}>
            <Card
              name={name}
              current={name === current}
              onPress={() => run(() => mockBackend.reset({ scenario: name }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
