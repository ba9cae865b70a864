/** Settles when the page's visibility next changes, or the signal aborts. */
const visibilityChange = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
  });

async function withLock(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Not available over plain http in a local network; there, every visible tab leads.
  const locks: LockManager | undefined = navigator.locks;
  // If the request is aborted while waiting for the lock, there is nothing to do.
  await (locks ? locks.request(name, { signal }, work).catch(() => undefined) : work());
}

/**
 * Runs work in one tab at a time, and only while that tab is visible; restarts it when the tab becomes visible again.
 */
export async function electLeaderTab(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    if (document.visibilityState === 'hidden') {
      await visibilityChange(until);
      continue;
    }
    const term = new AbortController();
    const leading = withLock(name, () => work(term.signal), term.signal);
    await visibilityChange(until);
    term.abort();
    await leading;
  }
}
