/** The digits that a comma follows in India: of 1234567, the 2 and the 4. */
const BEFORE_COMMA = /\d(?=(\d\d)+\d$)/g;

/**
 * An integer in Indian grouping: '1,684'; a dash if the backend did not send a number. Without `Intl`, like the dates
 * in calendar.ts.
 */
export const formatNumber = (count: number): string =>
  Number.isFinite(count) ? String(Math.round(count)).replaceAll(BEFORE_COMMA, '$&,') : '–';

/** A number with its noun: '1 place', '1,684 points'. */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
