import { randomClient } from './ActionLog.ts';

/** Whether the lock was free; if so, it is held until the tab is closed. */
const tryLock = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => undefined);
      })
      .catch(reject);
  });

/**
 * The lowest number not taken by another tab or frame of this browser, so that counted ids never collide. Without the
 * Locks API (plain http in a local network), a random name.
 */
export async function claimClientName(prefix: string): Promise<string> {
  if (!('locks' in navigator)) return randomClient();
  try {
    for (let number = 1; ; number += 1) if (await tryLock(`${prefix}client-${number}`)) return String(number);
  } catch {
    return randomClient();
  }
}
