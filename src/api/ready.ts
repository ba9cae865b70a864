let start: () => Promise<unknown> = () => Promise.resolve();
/** The attempt that is under way or has succeeded; null after a failed one. */
let attempt: Promise<unknown> | null = null;

/**
 * Starts what answers the calls, and holds calls and the socket back until it has. The demo's mock backend starts
 * beside the app, not before it. A live build never calls this.
 */
export function setApiReady(startApi: () => Promise<unknown>): void {
  start = startApi;
  attempt = null;
  apiReady().catch(() => undefined);
}

/** Settles once calls may go out. After a failed start the next call starts again, so that 'Try again' can work. */
export function apiReady(): Promise<unknown> {
  if (attempt) return attempt;
  const current = start();
  attempt = current;
  current.catch(() => {
    if (attempt === current) attempt = null;
  });
  return current;
}
