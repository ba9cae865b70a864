import { useState } from 'react';
import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
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
      className="sec fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (sender) run(() => mockBackend.live.emit(toMessage(type, sender, backend.db, currentId(backend))));
      }}
    >
      <label className="small">
        Message
        <select
          className="input"
          value={type}
          onChange={({ target }) =>
            setType(messageKinds.find((kind) => kind.type === target.value)?.type ?? type)
          }
        >
          {messageKinds.map((kind) => (
            <option key={kind.type} value={kind.type}>
              {kind.label}
            </option>
          ))}
        </select>
      </label>
      <label className="small">
        From
        <select className="input" value={sender?.id ?? ''} onChange={({ target }) => setFrom(target.value)}>
          {people.map((user) => (
            <option key={user.id} value={user.id}>
              {displayName(user)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn pri">
        Send
      </button>
    </form>
  );
}

function Line() {
  const { backend, mockBackend, run } = useDesk();
  const connected = backend.socketServer.isListening();
  return (
    <div className="sec">
      <div className="sechead">
        <h2>The line</h2>
        <span className="run" data-off={!connected || undefined}>
          {connected ? 'Connected' : 'Cut'}
        </span>
      </div>
      <div className="row">
        <button
          type="button"
          className="btn grow"
          disabled={!connected}
          onClick={() => run(mockBackend.live.drop)}
        >
          Drop connection
        </button>
        <button
          type="button"
          className="btn grow"
          disabled={connected}
          onClick={() => run(mockBackend.live.restore)}
        >
          Restore connection
        </button>
      </div>
    </div>
  );
}

function OtherTravellers() {
  const { backend, mockBackend, run } = useDesk();
  const isOn = backend.simulator.isOn();
  return (
    <fieldset className="sec">
      <legend>Other travellers</legend>
      <div className="jumps">
        {[false, true].map((on) => (
          <button
            key={String(on)}
            type="button"
            className="btn"
            aria-pressed={isOn === on}
            onClick={() => run(() => mockBackend.live.simulate(on))}
          >
            {on ? 'Calm' : 'Still'}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => run(() => busy(backend.simulator.step))}>
          Busy
        </button>
      </div>
    </fieldset>
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
      <p className="lede">Send what the live line would bring, or cut the line.</p>
      <SendForm />
      <Line />
      <OtherTravellers />
    </>
  );
}
