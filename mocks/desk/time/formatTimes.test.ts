import { expect, test } from 'vitest';
import { DAY } from '../../../src/shared/limits.ts';
import {
  NOW_POSITION,
  dateAndTime,
  dateName,
  dayAndTime,
  endedPoll,
  nextPoll,
  timelinePosition,
  pollEndText,
} from './formatTimes.ts';

test('names days and times in the time zone of the browser', () => {
  const time = new Date(2026, 8, 6, 9, 5).getTime();
  expect(dayAndTime(time)).toBe('Sunday at\u00A009:05');
  expect(dateName(time)).toBe('6 September');
  expect(dateAndTime(time)).toBe('6 Sept, 09:05');
});

test('places a time on the timeline of the week, with two days behind the marker', () => {
  expect(timelinePosition(0, 0)).toBe(NOW_POSITION);
  expect(timelinePosition(5 * DAY, 0)).toBe(1);
  expect(timelinePosition(-2 * DAY, 0)).toBe(0);
  expect(timelinePosition(6 * DAY, 0)).toBeNull();
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

test('counts down the last hour of a poll, and reports its end for a minute', () => {
  const end = Date.parse('2026-11-22T16:30:00.000Z');
  expect(pollEndText(end, end - 10_000)).toBe('A poll ends in 0:10');
  expect(pollEndText(end, end - 62_400)).toBe('A poll ends in 1:03');
  expect(pollEndText(end, end - 2 * 3_600_000)).toMatch(/^A poll ends, \d\d:\d\d$/);
  expect(pollEndText(end, end - 30 * 3_600_000)).toMatch(/^A poll ends on \w+day$/);
  const polls = [{ expiresAt: null }, { expiresAt: new Date(end).toISOString() }];
  expect(endedPoll(polls, end - 1)).toBeNull();
  expect(endedPoll(polls, end + 59_000)).toBe(polls[1]);
  expect(endedPoll(polls, end + 61_000)).toBeNull();
});
