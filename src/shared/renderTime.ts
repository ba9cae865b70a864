import { clock } from './clock.ts';

let held: number | null = null;
const listeners = new Set<() => void>();

/**
 * The time that a render uses. A prerendered page is rendered and hydrated at one fixed time in UTC, so that
 * both produce the same texts; after that it follows the clock, in the browser's time zone.
 */
export const renderTime = {
  /** Milliseconds since the epoch. */
  now: (): number => held ?? clock.now(),
  /** Whether dates are formatted in UTC. */
  isHeld: (): boolean => held !== null,
  hold(moment: number): void {
    held = moment;
  },
  release(): void {
    held = null;
    for (const listener of listeners) listener();
  },
  /** Calls the listener after each jump of the clock and on release; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const stop = clock.subscribe(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
};
