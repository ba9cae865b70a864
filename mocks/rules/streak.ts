import { DAY, MINUTE } from '../../src/shared/limits.ts';

/** The number of a day in the local time zone, so that a streak changes at local midnight (AMB-49). */
const localDay = (time: number): number =>
  Math.floor((time - new Date(time).getTimezoneOffset() * MINUTE) / DAY);

/**
 * Days in a row with at least one award, up to today or yesterday (AMB-49); 0 after a whole day without one.
 */
export function streakDays(timestamps: readonly string[], now: number): number {
  const days = new Set(timestamps.map((timestamp) => localDay(Date.parse(timestamp))));
  const today = localDay(now);
  let day = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day -= 1;
  }
  return length;
}
