import { useState } from 'react';
import { endpointNames } from '../../control/links.ts';
import { Select } from '../../../src/ui/Select.tsx';
import { useDesk } from '../useDesk.ts';
import { RowButton } from '../components/RowButton.tsx';

const OUTCOMES = ['500', '503', '401', '403', '404', '409', '413', 'offline', 'timeout', 'malformed', 'html'];
const DELAYS = ['0', '200', '800', '2000', '5000'];

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Failures per call, and the delay of each response. */
export function Network() {
  const { backend, mockBackend, run } = useDesk();
  const [endpoint, setEndpoint] = useState(endpointNames[0] ?? '');
  const [outcome, setOutcome] = useState('500');
  const latency = String(backend.faults.latency());
  const forced = [...backend.faults.list()];
  return (
    <div className="section fields">
      <h2>Network</h2>
      <Select
        label="Delay of each answer, ms"
        options={toOptions(DELAYS.includes(latency) ? DELAYS : [...DELAYS, latency])}
        value={latency}
        onValue={(ms) => run(() => mockBackend.latency(Number(ms)))}
      />
      <Select label="Endpoint" options={toOptions(endpointNames)} value={endpoint} onValue={setEndpoint} />
      <Select label="Fails with" options={toOptions(OUTCOMES)} value={outcome} onValue={setOutcome} />
      <div className="row">
        <RowButton onClick={() => run(() => mockBackend.fault(endpoint, outcome))}>Force</RowButton>
        <RowButton disabled={forced.length === 0} onClick={() => run(mockBackend.clearFaults)}>
          Clear all
        </RowButton>
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
