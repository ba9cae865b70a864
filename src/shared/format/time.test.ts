import { describe, expect, test } from 'vitest';
import { renderTime } from '../renderTime.ts';
import { dateAttribute, formatExpiry, formatDate, formatRelativeTime } from './time.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const MIN = 60_000;
const M = 60_000;
const H = 3_600_000;
const D = 86_400_000;

describe('relative time', () => {
  test.each([
    ['TIME-01', 0, 'Just now'],
    ['TIME-01', H - 1, 'Just now'],
    ['TIME-02', H, '1h ago'],
    ['TIME-02', 23 * H + 59 * MIN, '23h ago'],
    ['TIME-03', 24 * H, '1d ago'],
    ['TIME-03', 7 * D - 1, '6d ago'],
    ['TIME-04', 7 * D, '14 Nov 2026'],
    ['AMB-61', -5 * MIN, 'Just now'],
  ])('[%s] %d ms ago reads %s', (_id, age, text) => {
    expect(formatRelativeTime(ago(age), NOW)).toBe(text);
  });

  test('[AMB-61] is empty for an invalid date', () => {
    expect(formatRelativeTime('soon', NOW)).toBe('');
  });
});

describe('dates', () => {
  test('formats a calendar date the same in every time zone', () => {
    expect(formatDate('2026-12-28')).toBe('28 Dec 2026');
  });
  test('[AMB-16] reads as in the en-IN locale, in the local time zone and in UTC', () => {
    const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    const local = new Intl.DateTimeFormat('en-IN', parts);
    const utc = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' });
    for (let time = Date.parse('2023-12-25T00:10:00Z'); time < NOW; time += 5 * D + 7 * H) {
      const iso = new Date(time).toISOString();
      expect(formatDate(iso)).toBe(local.format(time));
      expect(formatDate(iso.slice(0, 10))).toBe(utc.format(time));
    }
    expect(formatDate('2026-09-05')).toBe('5 Sept 2026');
  });
});

describe('poll expiry', () => {
  test.each([
    ['POLL-11', 7 * D, '7 days left'],
    ['POLL-11, AMB-75', 7 * D - 1, '7 days left'],
    ['POLL-11, AMB-75', 7 * D - M, '7 days left'],
    ['POLL-11, AMB-75', 7 * D - M - 1, '6 days left'],
    ['POLL-11, AMB-75', D - 1, '1 day left'],
    ['POLL-12', D - M - 1, '23 hours left'],
    ['POLL-12', H, '1 hour left'],
    ['POLL-12, AMB-75', H - M, '1 hour left'],
    ['POLL-13', H - M - 1, 'Less than 1 hour left'],
    ['POLL-13', 1, 'Less than 1 hour left'],
    ['POLL-14', 0, 'Expired'],
    ['POLL-14', -D, 'Expired'],
  ])('[%s] %d ms before the end reads %s', (_id, left, text) => {
    expect(formatExpiry(ago(-left), NOW)).toBe(text);
  });

  test('[POLL-15] is empty for a poll without an end', () => {
    expect(formatExpiry(null, NOW)).toBeNull();
  });
});

test('[SHIP-12] dates moved to the day of the visit read as they were rendered until the time is released', () => {
  const rendered = '2026-11-02T09:30:00.000Z';
  const moved = '2026-11-12T09:30:00.000Z';
  renderTime.fix(NOW, 10 * D);
  expect([formatDate(moved), dateAttribute(moved)]).toEqual(['2 Nov 2026', rendered]);
  expect(formatRelativeTime(moved, renderTime.now())).toBe('2 Nov 2026');
  renderTime.release();
  expect([formatDate(moved), dateAttribute(moved)]).toEqual(['12 Nov 2026', moved]);
});
