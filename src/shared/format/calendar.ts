import { MINUTE } from '../limits.ts';

// Written out because the first use of `Intl` on a page takes 50 ms, and 0.2 s on a phone (docs/first-load.md).
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** The date whose UTC parts are what a clock in the browser's time zone shows at this time in ms. */
export const inLocalTime = (time: number): Date =>
  new Date(time - new Date(time).getTimezoneOffset() * MINUTE);

/** The month and year of a date's UTC parts: 'Nov 2026'. */
export const monthText = (date: Date): string => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** A date's UTC parts: '21 Nov 2026' (AMB-16). */
export const dateText = (date: Date): string => `${date.getUTCDate()} ${monthText(date)}`;
