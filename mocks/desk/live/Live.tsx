import { useDesk } from '../useDesk.ts';

export function useLiveFact(): string {
  const { backend } = useDesk();
  return backend.simulator.isOn() ? 'Other travellers: calm' : 'Other travellers: still';
}

/** The live line and the other travellers. */
export function Live() {
  const { backend, mockBackend, run } = useDesk();
  const connected = backend.socketServer.isListening();
  return (
    <>
      <p className="lede">Send what the live line would bring, or cut the line.</p>
      <div className="sec">
        <h2>The line</h2>
        <div className="row">
          <span className="run grow" data-off={!connected || undefined}>
            {connected ? 'Connected' : 'Cut'}
          </span>
          <button
            type="button"
            className="btn"
            disabled={!connected}
            onClick={() => run(mockBackend.live.drop)}
          >
            Drop connection
          </button>
          <button
            type="button"
            className="btn"
            disabled={connected}
            onClick={() => run(mockBackend.live.restore)}
          >
            Restore connection
          </button>
        </div>
      </div>
      <fieldset className="sec">
        <legend>Other travellers</legend>
        <div className="jumps">
          {[false, true].map((on) => (
            <button
              key={String(on)}
              type="button"
              className="btn"
              aria-pressed={backend.simulator.isOn() === on}
              onClick={() => run(() => mockBackend.live.simulate(on))}
            >
              {on ? 'Calm' : 'Still'}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
