/** In ms. A tab that has its turn for longer than this is stuck; the others no longer wait for it. */
const MAX_WAIT = 1000;

/** Settles after the messages from other tabs that have already arrived are handled. */
const messagesHandled = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Settles once the browser has passed on this tab's messages: one posted after them has come back. */
const messagesSent = (channelName: string): Promise<void> =>
  new Promise((resolve) => {
    const sender = new BroadcastChannel(channelName);
    const receiver = new BroadcastChannel(channelName);
    receiver.addEventListener('message', () => {
      sender.close();
      receiver.close();
      resolve();
    });
    sender.postMessage(null);
  });

/**
 * Runs a write while no other tab of this browser runs one, so that it is checked against the rows of all writes before
 * it. Without the Locks API (plain http in a local network), writes do not wait for each other.
 */
export function takeTurn<T>(lockName: string, write: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return write();
  return new Promise((resolve) => {
    const start = (): Promise<T> => {
      const written = write();
      resolve(written);
      return written;
    };
    locks
      .request(lockName, { signal: AbortSignal.timeout(MAX_WAIT) }, async () => {
        await messagesHandled();
        await start().catch(() => undefined);
        await messagesSent(lockName);
      })
      .catch(() => void start());
  });
}
