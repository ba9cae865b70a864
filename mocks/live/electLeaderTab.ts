/** Settles when the page is next shown or hidden, or the signal aborts. */
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
  // Absent on plain http in a local network: there every visible tab leads.
  const locks: LockManager | undefined = navigator.locks;
  // A request that is aborted while it waits for the lock has nothing to do.
  await (locks ? locks.request(name, { signal }, work).catch(() => undefined) : work());
}

/** Runs work in one tab at a time and only while that tab is visible; starts it again when it is shown again. */
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
