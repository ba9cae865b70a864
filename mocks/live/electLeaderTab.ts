/** Settles when the page is next shown or hidden, or the signal ends. */
const nextChange = (until: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const options = { once: true, signal: until };
    document.addEventListener('visibilitychange', () => resolve(), options);
    until.addEventListener('abort', () => resolve(), { once: true });
  });

async function takeTurns(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Absent on plain http in a local network: then each tab that is looked at leads.
  const locks: LockManager | undefined = navigator.locks;
  // Ended while waiting for the turn: nothing to do.
  await (locks ? locks.request(name, { signal }, work).catch(() => undefined) : work());
}

/** Runs work in one tab at a time, and only while that tab is seen; starts it again when it is seen again. */
export async function leadWhileSeen(
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    if (document.visibilityState === 'hidden') {
      await nextChange(until);
      continue;
    }
    const turn = new AbortController();
    const led = takeTurns(name, () => work(turn.signal), turn.signal);
    await nextChange(until);
    turn.abort();
    await led;
  }
}
