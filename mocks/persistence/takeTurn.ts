import { openTabChannel } from './tabChannel.ts';

/** In ms. A tab that has its turn for longer than this is stuck; the others no longer wait for it. */
const MAX_WAIT = 1000;

/** Settles once the messages that tabs have posted to each other so far have arrived: they arrive in order. */
const messagesArrived = (channelName: string): Promise<void> =>
  new Promise((resolve) => {
    const sender = openTabChannel<null>(channelName);
    const receiver = openTabChannel<null>(channelName);
    receiver.subscribe(() => {
      sender.close();
      receiver.close();
      resolve();
    });
    sender.post(null);
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
        await messagesArrived(lockName);
        await start().catch(() => undefined);
        await messagesArrived(lockName);
      })
      .catch(() => void start());
  });
}
