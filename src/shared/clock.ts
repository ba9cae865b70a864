/** ISO dates have years of four digits; one with more is refused by every schema. */
const LAST = Date.UTC(9999, 0);

/** Whether a time in ms is one that the app can show. */
export const isPossible = (time: number): boolean => time >= 0 && time < LAST;

/** A time in ms of anything that `new Date()` accepts. Throws RangeError unless it is from 1970 to 9998. */
export function parseTime(value: string | number | Date): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(value)}`);
  if (!isPossible(time)) throw new RangeError(`Not from 1970 to 9998: ${String(value)}`);
  return time;
}

/** A time that runs like the real one, moved by an offset, or stands still. */
function createTime() {
  let offset = 0;
  /** Where it stands still, ms; null while it runs. */
  let frozenAt: number | null = null;
  const listeners = new Set<() => void>();
  return {
    now: (): number => frozenAt ?? Date.now() + offset,
    offset: (): number => (frozenAt === null ? offset : frozenAt - Date.now()),
    isFrozen: (): boolean => frozenAt !== null,
    change: (nextOffset: number, nextFrozenAt: number | null): void => {
      offset = nextOffset;
      frozenAt = nextFrozenAt;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}

/** A clock that runs like the real one, moved by an offset, or stands still. */
export function createClock() {
  const { now, offset, isFrozen, change, subscribe } = createTime();
  return {
    /** Milliseconds since the epoch. */
    now,
    /** The same as an ISO string. */
    iso: (): string => new Date(now()).toISOString(),
    /** The real time in ms, however this clock was moved. */
    realNow: (): number => Date.now(),
    /** Difference from the real clock, in ms. */
    offset,
    isFrozen,
    /**
     * Sets the time to anything that `new Date()` accepts; the clock runs on from there unless it is frozen. Throws
     * RangeError on an invalid date.
     */
    set(value: string | number | Date): void {
      const time = parseTime(value);
      change(time - Date.now(), isFrozen() ? time : null);
    },
    /** Moves the clock by some milliseconds. Throws RangeError where that leads to no valid date. */
    advance(ms: number): void {
      const time = now() + ms;
      if (!isPossible(time)) throw new RangeError(`The clock cannot be moved by ${ms} ms`);
      change(offset() + ms, isFrozen() ? time : null);
    },
    /** Stands still from now on. */
    freeze: (): void => change(offset(), now()),
    /** Runs on from where it stands. */
    run: (): void => change(offset(), null),
    /** Returns to the real time. */
    reset: (): void => change(0, null),
    /** Calls back after each jump; returns an unsubscribe function. */
    subscribe,
  };
}
export type Clock = ReturnType<typeof createClock>;

/** The clock that rules and relative times on screen read; nothing else calls `Date.now()`. */
export const clock = createClock();
