import { DAY, MINUTE } from '../../src/shared/limits.ts';
import { renderMoment } from '../../src/shared/renderMoment.ts';

/**
 * The number of a day in the local time zone, so that a streak changes at local midnight (AMB-49); in UTC while a page
 * is rendered ahead of time, so that it does not depend on the machine.
 */
const localDay = (time: number): number => {
  const offset = renderMoment.isHeld() ? 0 : new Date(time).getTimezoneOffset();
  return Math.floor((time - offset * MINUTE) / DAY);
};

const daysOf = (timestamps: readonly string[]): Set<number> =>
  new Set(timestamps.map((timestamp) => localDay(Date.parse(timestamp))));

/** How many days in a row end at this one; 0 where it has no award. */
function lengthUntil(day: number, days: ReadonlySet<number>): number {
  let length = 0;
  while (days.has(day - length)) length += 1;
  return length;
}

/** The most days in a row that ever had an award (AMB-50). */
export function longestStreak(timestamps: readonly string[]): number {
  const days = daysOf(timestamps);
  const lastDays = [...days].filter((day) => !days.has(day + 1));
  return Math.max(0, ...lastDays.map((day) => lengthUntil(day, days)));
}

/**
 * Days in a row with at least one award, up to today or yesterday (AMB-49); 0 after a whole day without one.
 */
export function streakDays(timestamps: readonly string[], now: number): number {
  const days = daysOf(timestamps);
  const today = localDay(now);
  return lengthUntil(days.has(today) ? today : today - 1, days);
}
