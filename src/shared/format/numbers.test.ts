import { expect, test } from 'vitest';
import { formatCount, formatNumber } from './numbers.ts';

test('groups digits as in India', () => {
  expect(formatNumber(1684)).toBe('1,684');
  expect(formatNumber(123456)).toBe('1,23,456');
  expect(formatNumber(-1234)).toBe('-1,234');
  const locale = new Intl.NumberFormat('en-IN');
  for (const count of [0, 7, 42, 999, 1000, 99_999, 100_000, 1_234_567, 12_345_678, 9_876_543_210])
    expect(formatNumber(count)).toBe(locale.format(count));
});

test('[QA-03] shows a dash if the value is not a number', () => {
  expect(formatNumber(Number.NaN)).toBe('–');
  expect(formatCount(Number(undefined), 'point')).toBe('– points');
});

test('[POLL-01] uses the singular for one, the plural for zero and many', () => {
  expect(formatCount(1, 'place')).toBe('1 place');
  expect(formatCount(0, 'place')).toBe('0 places');
  expect(formatCount(1684, 'point')).toBe('1,684 points');
});
