import { formatDate } from './time.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a date's UTC parts: 'Saturday'. */
export const weekdayText = (date: Date): string => WEEKDAYS[date.getUTCDay()] ?? '';

/** A calendar day with its weekday, such as 'Saturday, 21 Nov 2026'; '' for an invalid date. */
export function formatWeekday(day: string): string {
  const date = formatDate(day);
  return date && `${weekdayText(new Date(day))}, ${date}`;
}

/**
 * A date range that writes shared parts once: '4 to 12 Jun 2027'; both dates in full if the end is before the
 * start (AMB-30).
 */
export function formatDateRange(fromIso: string, toIso: string): string {
  const until = formatDate(toIso);
  if (Date.parse(fromIso) > Date.parse(toIso)) return `${formatDate(fromIso)} to ${until}`;
  const from = formatDate(fromIso).split(' ');
  const last = until.split(' ');
  while (from.length > 0 && from.at(-1) === last.pop()) from.pop();
  return from.length === 0 ? until : `${from.join(' ')} to ${until}`;
}
