import { inLocalTime } from '../../src/shared/format/calendar.ts';
import { DAY } from '../../src/shared/limits.ts';
import { renderTime } from '../../src/shared/renderTime.ts';

/**
 * Day number in the local time zone, so that a streak changes at local midnight (AMB-49). Prerendering uses UTC, so
 * that the output does not depend on the machine.
 */
const localDay = (time: number): number =>
  Math.floor((renderTime.isFixed() ? time : inLocalTime(time).getTime()) / DAY);

const daysOf = (timestamps: readonly string[]): Set<number> =>
  new Set(timestamps.map((timestamp) => localDay(Date.parse(timestamp))));

/** Number of consecutive days with an award, ending on this day; 0 if it has none. */
function lengthUntil(day: number, days: ReadonlySet<number>): number {
  let length = 0;
  while (days.has(day - length)) length += 1;
  return length;
}

/** The longest run of consecutive days with an award (AMB-50). */
export function longestStreak(timestamps: readonly string[]): number {
  const days = daysOf(timestamps);
  const lastDays = [...days].filter((day) => !days.has(day + 1));
  return Math.max(0, ...lastDays.map((day) => lengthUntil(day, days)));
}

/**
 * Current run of consecutive days with an award, ending today or yesterday (AMB-49); 0 after a full day without one.
 */
export function streakDays(timestamps: readonly string[], now: number): number {
  const days = daysOf(timestamps);
  const today = localDay(now);
  return lengthUntil(days.has(today) ? today : today - 1, days);
}
