/** 'traveller_007': a key by its number, as every table of the seed counts. */
export const numbered = (noun: string, number: number): string =>
  `${noun}_${String(number).padStart(3, '0')}`;
