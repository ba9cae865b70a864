/** ISO dates have four-digit years; schemas reject longer ones. */
const LAST = Date.UTC(9999, 0);

/** Whether the app can show a time in ms. */
export const isPossible = (time: number): boolean => time >= 0 && time < LAST;

/** The time in ms of anything that `new Date()` accepts. Throws RangeError unless it is from 1970 to 9998. */
export function parseTime(value: string | number | Date): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(value)}`);
  if (!isPossible(time)) throw new RangeError(`Not from 1970 to 9998: ${String(value)}`);
  return time;
}

/** A time that runs with an offset from the real one, or is frozen. */
function createTime() {
  let offset = 0;
  /** The time at which it is frozen, in ms; null while it runs. */
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

/** A clock that runs with an offset from the real one, or is frozen. */
export function createClock() {
  const { now, offset, isFrozen, change, subscribe } = createTime();
  return {
    /** Milliseconds since the epoch. */
    now,
    /** The current time as an ISO string. */
    iso: (): string => new Date(now()).toISOString(),
    /** The real time in ms, regardless of changes to this clock. */
    realNow: (): number => Date.now(),
    /** Offset from the real clock in ms. */
    offset,
    isFrozen,
    /**
     * Sets the time to anything that `new Date()` accepts; the clock continues from there unless it is
     * frozen. Throws RangeError on an invalid date.
     */
    set(value: string | number | Date): void {
      const time = parseTime(value);
      change(time - Date.now(), isFrozen() ? time : null);
    },
    /** Moves the clock by a number of milliseconds. Throws RangeError if the result is not a valid date. */
    advance(ms: number): void {
      const time = now() + ms;
      if (!isPossible(time)) throw new RangeError(`The clock cannot be moved by ${ms} ms`);
      change(offset() + ms, isFrozen() ? time : null);
    },
    /** Freezes the clock. */
    freeze: (): void => change(offset(), now()),
    /** Continues from the time at which it was frozen. */
    run: (): void => change(offset(), null),
    /** Returns to the real time. */
    reset: (): void => change(0, null),
    /** Calls the listener after each jump; returns an unsubscribe function. */
    subscribe,
  };
}
export type Clock = ReturnType<typeof createClock>;

/** The clock used by rules and by relative times on screen; nothing else calls `Date.now()`. */
export const clock = createClock();
