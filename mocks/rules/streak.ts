import { DAY, MINUTE } from '../../src/shared/limits.ts';

/** The number of a moment's day on the calendar of whoever runs this, so that midnight is theirs (AMB-49). */
const localDay = (time: number): number =>
  Math.floor((time - new Date(time).getTimezoneOffset() * MINUTE) / DAY);

/**
 * Days in a row with at least one award, up to the last of them (AMB-49). The next day adds one, the same day
 * nothing; once a whole day has gone by without an award there is no streak.
 */
export function streakDays(moments: readonly string[], now: number): number {
  const days = new Set(moments.map((moment) => localDay(Date.parse(moment))));
  const today = localDay(now);
  let day = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day -= 1;
  }
  return length;
}
