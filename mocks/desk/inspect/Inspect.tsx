import { useState } from 'react';
import { endpointNames } from '../../control/links.ts';
import { useDesk } from '../useDesk.ts';

export const useInspectFact = (): string => 'For developers: requests, messages, tables, reset';

const OUTCOMES = ['500', '503', '401', '403', '404', '409', '413', 'offline', 'timeout', 'malformed', 'html'];
const DELAYS = ['0', '200', '800', '2000', '5000'];

function Choice({
  label,
  values,
  value,
  onValue,
}: {
  label: string;
  values: readonly string[];
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <label className="small">
      {label}
      <select className="input" value={value} onChange={(event) => onValue(event.target.value)}>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

/** Failures by call and the delay of each answer. */
function Network() {
  const { backend, mockBackend, run } = useDesk();
  const [endpoint, setEndpoint] = useState(endpointNames[0] ?? '');
  const [outcome, setOutcome] = useState('500');
  const latency = String(backend.faults.latency());
  const forced = [...backend.faults.list()];
  return (
    <div className="sec fields">
      <h2>Network</h2>
      <Choice
        label="Delay of each answer, ms"
        values={DELAYS.includes(latency) ? DELAYS : [...DELAYS, latency]}
        value={latency}
        onValue={(ms) => run(() => mockBackend.latency(Number(ms)))}
      />
      <Choice label="Endpoint" values={endpointNames} value={endpoint} onValue={setEndpoint} />
      <Choice label="Fails with" values={OUTCOMES} value={outcome} onValue={setOutcome} />
      <div className="row">
        <button
          type="button"
          className="btn grow"
          onClick={() => run(() => mockBackend.fault(endpoint, outcome))}
        >
          Force
        </button>
        <button
          type="button"
          className="btn grow"
          disabled={forced.length === 0}
          onClick={() => run(mockBackend.clearFaults)}
        >
          Clear all
        </button>
      </div>
      <ul className="small">
        {forced.map(([name, result]) => (
          <li key={name}>
            {name}: {String(result)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Inspect() {
  const { backend, mockBackend, run } = useDesk();
  return (
    <>
      <p className="lede">For developers: what the phone asks and what it is told.</p>
      <Network />
      <div className="sec">
        <button
          type="button"
          className="btn full"
          onClick={() => run(() => mockBackend.reset({ scenario: backend.persistence.info().scenario }))}
        >
          Reset
        </button>
      </div>
    </>
  );
}
