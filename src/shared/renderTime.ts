import { clock } from './clock.ts';

interface FixedTime {
  /** In ms since the epoch. */
  at: number;
  /** How much later it is than the time of rendering, ms. */
  shift: number;
}
let fixed: FixedTime | null = null;
const listeners = new Set<() => void>();

/**
 * The time that a render uses. A prerendered page is rendered and hydrated at one fixed time in UTC, so that
 * both produce the same texts; after that it follows the clock, in the browser's time zone.
 */
export const renderTime = {
  /** Milliseconds since the epoch. */
  now: (): number => fixed?.at ?? clock.now(),
  /** Whether dates are formatted in UTC. */
  isFixed: (): boolean => fixed !== null,
  /** A time in ms as it was when the page was rendered, for texts with a date; unchanged unless it is fixed. */
  asRendered: (time: number): number => time - (fixed?.shift ?? 0),
  fix(moment: number, shift = 0): void {
    fixed = { at: moment + shift, shift };
  },
  release(): void {
    fixed = null;
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
