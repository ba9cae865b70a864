/**
 * The one clock that rules, relative times and the mock backend read. It runs like the real one, moved by
 * an offset; nothing else calls `Date.now()`.
 */
let offset = 0;
const listeners = new Set<() => void>();

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
    const time = new Date(moment).getTime();
    if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(moment)}`);
    move(time - Date.now());
  },
  /** Moves the clock by some milliseconds. */
  advance(ms: number): void {
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
