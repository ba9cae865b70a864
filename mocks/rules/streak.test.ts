import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderTime } from '../../src/shared/renderTime.ts';
import { longestStreak, streakDays } from './streak.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const now = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

describe('[AMB-49] counts the streak', () => {
  test.each([
    ['nothing', [], now(9), 0],
    ['today', [at(9)], now(9), 1],
    ['twice today', [at(9), at(9, 20)], now(9, 21), 1],
    ['yesterday, with today not over yet', [at(8)], now(9), 1],
    ['three days in a row', [at(7), at(8), at(9)], now(9), 3],
    ['in any order', [at(9), at(7), at(8)], now(9), 3],
    ['a gap before today', [at(6), at(7), at(9)], now(9), 1],
    ['a whole day without an award', [at(6), at(7)], now(9), 0],
    ['an hour before midnight and at midnight', [at(8, 23), at(9, 0)], now(9), 2],
    ['across the end of a month', [at(0), at(1)], now(1), 2],
  ])('%s', (_, timestamps, time, length) => expect(streakDays(timestamps, time)).toBe(length));
});

test.each([
  [[], 0],
  [[at(3)], 1],
  [[at(1), at(2), at(2, 20), at(3), at(6), at(7)], 3],
  [[at(7), at(6), at(1), at(5)], 3],
])('[AMB-50] the longest streak of %j is %d', (timestamps, length) => {
  expect(longestStreak(timestamps)).toBe(length);
});

describe('day boundaries', () => {
  // 20:00 in London is the next day in India.
  const evening = ['2026-11-08T20:00:00.000Z'];
  const twoDaysLater = Date.parse('2026-11-10T12:00:00.000Z');
  afterEach(() => {
    vi.unstubAllEnvs();
    renderTime.release();
  });

  test("[AMB-49] at the user's local midnight", () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    expect(streakDays(evening, twoDaysLater)).toBe(1);
  });

  test('[AMB-49, SHIP-12] in UTC while prerendering', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    renderTime.fix(twoDaysLater);
    expect(streakDays(evening, twoDaysLater)).toBe(0);
  });
});
