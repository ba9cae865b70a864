import { describe, expect, test } from 'vitest';
import { visitMonths } from './visitMonths.ts';

/** Encodes the months, January first: B for best, n for near, a dot for off. */
const lights = (text: string): string | null =>
  visitMonths(text)
    ?.map((light) => ({ best: 'B', near: 'n', off: '.' })[light])
    .join('') ?? null;

describe('[DESTD-06] months highlighted from the text', () => {
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
  ])('reads the range %s', (text, shown) => {
    expect(lights(text)).toBe(shown);
  });

  test.each([
    ['April, October and November', '..nBn...nBBn'],
    ['March & April', '.nBBn.......'],
    ['March to May, September to November', '.nBBBn.nBBBn'],
    ['December', 'n.........nB'],
  ])('reads the list %s', (text, shown) => {
    expect(lights(text)).toBe(shown);
  });

  test('reads the whole year, and exceptions from it', () => {
    expect(lights('Year-round')).toBe('BBBBBBBBBBBB');
    expect(lights('All year, except July to August')).toBe('BBBBBBnnBBBB');
    expect(lights('October to March; avoid January')).toBe('nBBn....nBBB');
  });

  test('ignores words around the months', () => {
    expect(lights('November to February. Warm days, cool stone, clear river.')).toBe('BBn......nBB');
  });

  test('is null for a text without months', () => {
    expect(visitMonths('After the first rains')).toBeNull();
    expect(visitMonths('')).toBeNull();
    expect(visitMonths('It may rain; decide on the day')).toBeNull();
    expect(visitMonths('Marvellous in winter')).toBeNull();
  });
});
