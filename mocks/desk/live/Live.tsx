import { useState } from 'react';
import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Select } from '../../../src/ui/Select.tsx';
import { currentId } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { messageKinds, toMessage } from './messageForm.ts';

export function useLiveFact(): string {
  const { backend } = useDesk();
  if (!backend.socketServer.isListening()) return 'The line is cut';
  return backend.simulator.isOn() ? 'Other travellers: calm' : 'Other travellers: still';
}

function SendForm() {
  const { backend, mockBackend, run } = useDesk();
  const people = backend.db.user.all().filter(({ id }) => id !== currentId(backend));
  const [type, setType] = useState<ServerMessage['type']>('new_like');
  const [from, setFrom] = useState('');
  const sender = people.find(({ id }) => id === from) ?? people[0];
  return (
    <form
      className="section fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (sender) run(() => mockBackend.live.emit(toMessage(type, sender, backend.db, currentId(backend))));
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
        <Button
          variant="line"
          size="sm"
          className="grow"
          disabled={!connected}
          onClick={() => run(mockBackend.live.drop)}
        >
          Drop connection
        </Button>
        <Button
          variant="line"
          size="sm"
          className="grow"
          disabled={connected}
          onClick={() => run(mockBackend.live.restore)}
        >
          Restore connection
        </Button>
      </div>
    </div>
  );
}

function OtherTravellers() {
  const { backend, mockBackend, run } = useDesk();
  const isOn = backend.simulator.isOn();
  return (
    <div className="section" role="group" aria-labelledby="other-travellers">
      <h2 id="other-travellers">Other travellers</h2>
      <div className="button-grid">
        {[false, true].map((on) => (
          <Button
            key={String(on)}
            variant="line"
            size="sm"
            aria-pressed={isOn === on}
            onClick={() => run(() => mockBackend.live.simulate(on))}
          >
            {on ? 'Calm' : 'Still'}
          </Button>
        ))}
        <Button variant="line" size="sm" onClick={() => run(() => busy(backend.simulator.step))}>
          Busy
        </Button>
      </div>
    </div>
  );
}

/** So many things at once, as in a busy town. */
const AT_ONCE = 8;

async function busy(step: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < AT_ONCE; count += 1) await step();
}

/** The live line and the other travellers. */
export function Live() {
  return (
    <>
      <p className="intro">Send what the live line would bring, or cut the line.</p>
      <SendForm />
      <Line />
      <OtherTravellers />
    </>
  );
}
