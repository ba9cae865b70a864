import { useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { PressedButtons } from '../components/PressedButtons.tsx';
import { useDesk } from '../useDesk.ts';
import { Messages } from './Messages.tsx';
import { Network } from './Network.tsx';
import { Requests } from './Requests.tsx';
import { Tables } from './Tables.tsx';

export const useInspectStatus = (): string => 'For developers: requests, messages, tables, reset';

const views = { Requests, Messages, Tables, Network };
type View = keyof typeof views;
const names: readonly View[] = ['Requests', 'Messages', 'Tables', 'Network'];

/** The phone's requests and messages, the rows behind them, and a reset. */
export function Inspect() {
  const { backend, mockBackend, run } = useDesk();
  const [view, setView] = useState<View>('Requests');
  const Shown = views[view];
  return (
    <>
      <p className="intro">For developers: what the phone asks, what it is told, and the rows behind it.</p>
      <div className="section">
        <PressedButtons names={names} current={view} onChoose={setView} />
      </div>
      <Shown />
      <div className="section">
        <p className="small">Reset begins this scenario again and takes all failures and delays away.</p>
        <Button
          variant="line"
          size="sm"
          full
          onClick={() => run(() => mockBackend.reset({ scenario: backend.persistence.info().scenario }))}
        >
          Reset
        </Button>
      </div>
    </>
  );
}
