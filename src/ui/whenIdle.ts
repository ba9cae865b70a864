/** Long enough for the first screen and its data on a slow phone. */
const FIRST_LOAD = 1500;

/** Runs something once the first load is over and the browser has time; returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari knows no idle time: there it runs at once.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(run, { timeout: 5000 });
    else run();
  }, FIRST_LOAD);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
