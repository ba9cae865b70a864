const format = new Intl.NumberFormat('en-IN');

/** A whole number in Indian grouping: '1,684'. */
export const figure = (count: number): string => format.format(count);

/** A number with its noun: '1 place', '1,684 points'. */
export const counted = (count: number, noun: string): string =>
  `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
