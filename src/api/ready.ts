let start: () => Promise<unknown> = () => Promise.resolve();
/** The current start if it is pending or succeeded; null after a failure. */
let attempt: Promise<unknown> | null = null;

/**
 * Starts the API, and holds back calls and the socket until it is ready. The demo starts its mock backend in
 * parallel with the app; a live build waits for the prerendered page to be hydrated.
 */
export function setApiReady(startApi: () => Promise<unknown>): void {
  start = startApi;
  attempt = null;
  apiReady().catch(() => undefined);
}

/**
 * Settles once calls may be sent. After a failed start the next call starts again, which makes 'Try again'
 * work.
 */
export function apiReady(): Promise<unknown> {
  if (attempt) return attempt;
  const current = start();
  attempt = current;
  current.catch(() => {
    if (attempt === current) attempt = null;
  });
  return current;
}
