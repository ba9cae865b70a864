import { formatDate } from './time.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** A calendar day with its weekday, such as 'Saturday, 21 Nov 2026'; '' for an invalid date. */
export function formatWeekday(day: string): string {
  const date = formatDate(day);
  return date && `${weekday.format(Date.parse(day))}, ${date}`;
}
