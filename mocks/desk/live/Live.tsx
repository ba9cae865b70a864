import { useState } from 'react';
import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import { GUEST_ID } from '../../../src/shared/limits.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Select } from '../../../src/ui/Select.tsx';
import { PressedButtons } from '../components/PressedButtons.tsx';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { messageKinds, toMessage } from './messageForm.ts';
import { type Pace, isOnButPaused, paceOf, paces, setPace } from './pace.ts';
import { RowButton } from '../components/RowButton.tsx';

export function useLiveStatus(): string {
  const { backend } = useDesk();
  if (!backend.socketServer.isListening()) return 'The line is cut';
  const { simulator } = backend;
  return `Other travellers: ${paceOf(simulator).toLowerCase()}${isOnButPaused(simulator) ? ', paused' : ''}`;
}

function SendForm() {
  const { backend, mockBackend, run } = useDesk();
  const people = backend.db.user.all().filter(({ id }) => id !== currentUserId(backend) && id !== GUEST_ID);
  const [type, setType] = useState<ServerMessage['type']>('new_like');
  const [from, setFrom] = useState('');
  const [outcome, setOutcome] = useState('');
  const sender = people.find(({ id }) => id === from) ?? people[0];
  const send = (): void => {
    if (!sender) return;
    const isCut = !backend.socketServer.isListening();
    setOutcome(isCut ? 'The line is cut: nothing has arrived.' : 'Sent to the phone.');
    run(() => mockBackend.live.emit(toMessage(type, sender, backend.db, currentUserId(backend))));
  };
  return (
    <form
      className="section fields"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Select
        label="Message"
        options={messageKinds.map((kind) => ({ value: kind.type, label: kind.label }))}
        value={type}
        onValue={(value) => setType(messageKinds.find((kind) => kind.type === value)?.type ?? type)}
      />
      <Select
        label="From"
        options={people.map((user) => ({ value: user.id, label: displayName(user) }))}
        value={sender?.id ?? ''}
        onValue={setFrom}
      />
      <Button type="submit" size="sm">
        Send
      </Button>
      <p className="small" role="status">
        {outcome}
      </p>
    </form>
  );
}

function Line() {
  const { backend, mockBackend, run } = useDesk();
  const connected = backend.socketServer.isListening();
  return (
    <div className="section">
      <div className="section-head">
        <h2>The line</h2>
        <span className="state" data-tone={connected ? undefined : 'bad'}>
          {connected ? 'Connected' : 'Cut'}
        </span>
      </div>
      <div className="row">
        <RowButton compact disabled={!connected} onClick={() => run(mockBackend.live.drop)}>
          Drop connection
        </RowButton>
        <RowButton compact disabled={connected} onClick={() => run(mockBackend.live.restore)}>
          Restore connection
        </RowButton>
      </div>
    </div>
  );
}

function OtherTravellers() {
  const { backend, store } = useDesk();
  const choose = (pace: Pace): void => {
    setPace(backend.simulator, pace);
    store.notifyChanged();
  };
  return (
    <div className="section" role="group" aria-labelledby="other-travellers">
      <h2 id="other-travellers">Other travellers</h2>
      <PressedButtons names={paces} current={paceOf(backend.simulator)} onChoose={choose} />
      {isOnButPaused(backend.simulator) && (
        <p className="small">Paused while you try something on two phones.</p>
      )}
    </div>
  );
}

/** Controls for the live socket and the simulated travellers. */
export function Live() {
  return (
    <>
      <p className="intro">
        Send a live message to the phone, or cut its connection. Its notifications say whether it is
        connected.
      </p>
      <SendForm />
      <Line />
      <OtherTravellers />
    </>
  );
}
