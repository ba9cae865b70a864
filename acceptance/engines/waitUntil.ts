import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;

/** Polls until the condition is true. Throws an error that says what it was waiting for. */
export async function waitUntil(
  what: string | (() => string),
  isTrue: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (performance.now() > end)
      throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await pause(PAUSE_MS);
  }
}
