import { expect, test } from 'vitest';
import { formatCount, formatNumber } from './numbers.ts';

test('figures are grouped the Indian way', () => {
  expect(formatNumber(1684)).toBe('1,684');
  expect(formatNumber(123456)).toBe('1,23,456');
});

test('[POLL-01] one is singular, none and many are plural', () => {
  expect(formatCount(1, 'place')).toBe('1 place');
  expect(formatCount(0, 'place')).toBe('0 places');
  expect(formatCount(1684, 'point')).toBe('1,684 points');
});
