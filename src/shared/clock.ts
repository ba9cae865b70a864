/**
 * The one clock that rules, relative times and the mock backend read. It runs like the real one, moved by
 * an offset; nothing else calls `Date.now()`.
 */
let offset = 0;
const listeners = new Set<() => void>();

/** ISO dates have years of four digits; one with more is refused by every schema. */
const LAST = Date.UTC(9999, 0);

const isPossible = (time: number): boolean => time >= 0 && time < LAST;

/** A time in ms of anything that `new Date()` accepts. Throws RangeError unless it is from 1970 to 9998. */
export function parseTime(value: string | number | Date): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(value)}`);
  if (!isPossible(time)) throw new RangeError(`Not from 1970 to 9998: ${String(value)}`);
  return time;
}

function move(next: number): void {
  offset = next;
  for (const listener of listeners) listener();
}

export const clock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now() + offset,
  /** The same as an ISO string. */
  iso: (): string => new Date(clock.now()).toISOString(),
  /** Difference from the real clock, in ms. */
  offset: (): number => offset,
  /**
   * Sets the time to anything that `new Date()` accepts; the clock runs on from there. Throws RangeError
   * on an invalid date.
   */
  set(moment: string | number | Date): void {
    move(parseTime(moment) - Date.now());
  },
  /** Moves the clock by some milliseconds. Throws RangeError where that leads to no valid date. */
  advance(ms: number): void {
    const time = clock.now() + ms;
    if (!isPossible(time)) throw new RangeError(`The clock cannot be moved by ${ms} ms`);
    move(offset + ms);
  },
  /** Returns to the real time. */
  reset(): void {
    move(0);
  },
  /** Calls back after each jump; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
