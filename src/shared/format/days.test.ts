import { expect, test } from 'vitest';
import { formatDateRange, formatWeekday } from './days.ts';

test('formats a calendar day with its weekday', () => {
  expect(formatWeekday('2026-12-28')).toBe('Monday, 28 Dec 2026');
  expect(formatWeekday('2027-01-02')).toBe('Saturday, 2 Jan 2027');
  expect(formatWeekday('')).toBe('');
});

test.each([
  ['2027-06-04', '2027-06-12', '4 to 12 Jun 2027'],
  ['2027-06-28', '2027-07-03', '28 Jun to 3 Jul 2027'],
  ['2026-12-28', '2027-01-04', '28 Dec 2026 to 4 Jan 2027'],
  ['2026-06-12', '2027-06-12', '12 Jun 2026 to 12 Jun 2027'],
  ['2027-06-12', '2027-06-12', '12 Jun 2027'],
  ['2026-12-31', '2026-12-01', '31 Dec 2026 to 1 Dec 2026'],
])('formats the range from %s to %s', (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});
