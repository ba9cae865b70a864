let opened: Promise<unknown> = Promise.resolve();

/**
 * Holds calls and the socket back until something has settled: the demo's backend starts beside the app, not
 * before it. A live build never calls this.
 */
export function setApiReady(settled: Promise<unknown>): void {
  opened = settled;
}

/** Settles once calls may go out. */
export const apiReady = (): Promise<unknown> => opened;
