import { describe, expect, test } from 'vitest';
import { visitMonths } from './visitMonths.ts';

/** B best, n near, a dot for off; January first. */
const lights = (text: string): string | null =>
  visitMonths(text)
    ?.map((light) => ({ best: 'B', near: 'n', off: '.' })[light])
    .join('') ?? null;

describe('[DESTD-06] months lit from the text', () => {
  test.each([
    ['November to February', 'BBn......nBB'],
    ['Nov to Feb', 'BBn......nBB'],
    ['Oct-Mar', 'BBBn....nBBB'],
    ['June – September', '....nBBBBn..'],
    ['Apr to Jun', '..nBBBn.....'],
    ['Late March to mid May', '.nBBBn......'],
    ['Sept. to November', '.......nBBBn'],
    ['march through april', '.nBBn.......'],
    ['May to June', '...nBBn.....'],
  ])('a range: %s', (text, shown) => {
    expect(lights(text)).toBe(shown);
  });

  test.each([
    ['April, October and November', '..nBn...nBBn'],
    ['March & April', '.nBBn.......'],
    ['March to May, September to November', '.nBBBn.nBBBn'],
    ['December', 'n.........nB'],
  ])('a list: %s', (text, shown) => {
    expect(lights(text)).toBe(shown);
  });

  test('the whole year, and what is taken out of it', () => {
    expect(lights('Year-round')).toBe('BBBBBBBBBBBB');
    expect(lights('All year, except July to August')).toBe('BBBBBBnnBBBB');
    expect(lights('October to March; avoid January')).toBe('nBBn....nBBB');
  });

  test('words around the months do not matter', () => {
    expect(lights('November to February. Warm days, cool stone, clear river.')).toBe('BBn......nBB');
  });

  test('nothing to read: null, and the text alone is shown', () => {
    expect(visitMonths('After the first rains')).toBeNull();
    expect(visitMonths('')).toBeNull();
    expect(visitMonths('It may rain; decide on the day')).toBeNull();
    expect(visitMonths('Marvellous in winter')).toBeNull();
  });
});
