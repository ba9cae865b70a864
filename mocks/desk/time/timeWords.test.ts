import { expect, test } from 'vitest';
import { DAY } from '../../../src/shared/limits.ts';
import { HERE, nextPoll, placeOnRoad } from './timeWords.ts';

test('places a moment on the road of the week, of which two days lie behind', () => {
  expect(placeOnRoad(0, 0)).toBe(HERE);
  expect(placeOnRoad(5 * DAY, 0)).toBe(1);
  expect(placeOnRoad(-2 * DAY, 0)).toBe(0);
  expect(placeOnRoad(6 * DAY, 0)).toBeNull();
});

test('finds the open poll that ends next', () => {
  const now = Date.parse('2026-11-22T16:00:00.000Z');
  const polls = [
    { expiresAt: '2026-11-22T15:00:00.000Z' },
    { expiresAt: '2026-11-23T16:00:00.000Z' },
    { expiresAt: null },
    { expiresAt: '2026-11-22T16:30:00.000Z' },
  ];
  expect(nextPoll(polls, now)).toEqual({ expiresAt: '2026-11-22T16:30:00.000Z' });
  expect(nextPoll([{ expiresAt: null }], now)).toBeNull();
});
