import { DAY, HOUR, MINUTE } from '../limits.ts';
import { renderTime } from '../renderTime.ts';
import { dateText, inLocalTime } from './calendar.ts';
import { formatCount } from './numbers.ts';

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** The date whose UTC parts a render shows of a time in ms. */
export const dateAsRendered = (time: number): Date =>
  renderTime.isFixed() ? new Date(renderTime.asRendered(time)) : inLocalTime(time);

/** A date such as '21 Nov 2026' (AMB-16); '' for an invalid date (AMB-61). */
export function formatDate(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  // Calendar days must not depend on the time zone.
  return dateText(DAY_ALONE.test(iso) ? new Date(time) : dateAsRendered(time));
}

/** A time for the `dateTime` attribute of its text; an invalid one is unchanged. */
export function dateAttribute(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) || !renderTime.isFixed()
    ? iso
    : new Date(renderTime.asRendered(time)).toISOString();
}

/** Relative time (TIME-01 to TIME-04). `now` in ms; future times are shown as 'Just now' (AMB-61). */
export function formatRelativeTime(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (Number.isNaN(age)) return '';
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return formatDate(iso);
}

const left = (count: number, unit: string): string => `${formatCount(count, unit)} left`;

/**
 * Time left in a poll (POLL-11 to POLL-15); null if it never expires. A whole unit that is less than a minute
 * away counts as reached, so that a new one-week poll reads '7 days left' (AMB-75). `now` in ms.
 */
export function formatExpiry(expiresAt: string | null, now: number): string | null {
  if (!expiresAt) return null;
  const remaining = Date.parse(expiresAt) - now;
  if (Number.isNaN(remaining)) return null;
  if (remaining <= 0) return 'Expired';
  const rounded = remaining + MINUTE;
  if (rounded < HOUR) return 'Less than 1 hour left';
  if (rounded < DAY) return left(Math.floor(rounded / HOUR), 'hour');
  return left(Math.floor(rounded / DAY), 'day');
}
