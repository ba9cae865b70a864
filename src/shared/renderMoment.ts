import { clock } from './clock.ts';

let held: number | null = null;
const listeners = new Set<() => void>();

/**
 * The moment that a render shows. A prerendered page is rendered and hydrated at one fixed moment in UTC, so that both
 * give the same texts; from then on it is the clock's, in the time zone of the browser.
 */
export const renderMoment = {
  /** Milliseconds since the epoch. */
  now: (): number => held ?? clock.now(),
  /** Whether dates are written in UTC. */
  isHeld: (): boolean => held !== null,
  hold(moment: number): void {
    held = moment;
  },
  release(): void {
    held = null;
    for (const listener of listeners) listener();
  },
  /** Calls back after each jump of the clock and when the moment is released; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const stop = clock.subscribe(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
};
