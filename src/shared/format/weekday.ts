import { formatDate } from './time.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a date's UTC parts: 'Saturday'. */
export const weekdayText = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? '';

/** A calendar day with its weekday, such as 'Saturday, 21 Nov 2026'; '' for an invalid date. */
export function formatWeekday(day: string): string {
  const date = formatDate(day);
  return date && `${weekdayText(new Date(day))}, ${date}`;
}
