/** Long enough for the first screen and its data on a slow phone. */
const FIRST_LOAD = 1500;

/** Runs a callback after the first load, when the browser is idle; returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback, so the callback runs immediately.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(run, { timeout: 5000 });
    else run();
  }, FIRST_LOAD);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
