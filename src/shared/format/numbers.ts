const format = new Intl.NumberFormat('en-IN');

/** An integer in Indian grouping: '1,684'; a dash if the backend did not send a number. */
export const formatNumber = (count: number): string => format.format(count).replace('NaN', '–');

/** A number with its noun: '1 place', '1,684 points'. */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
