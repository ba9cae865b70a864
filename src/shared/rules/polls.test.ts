import { describe, expect, test } from 'vitest';
import { isPollExpired, parsePollOptions, tally } from './polls.ts';

describe('poll options', () => {
  test('[POLL-16] a list stays as it is, commas included', () =>
    expect(parsePollOptions(['Goa, north', 'Goa, south'])).toEqual(['Goa, north', 'Goa, south']));
  test('[POLL-17] a JSON string of a list is read', () =>
    expect(parsePollOptions('["Train","Bus, sleeper"]')).toEqual(['Train', 'Bus, sleeper']));
  test('[POLL-18] other text is split at commas, blanks dropped', () =>
    expect(parsePollOptions(' Hills , ,Sea,')).toEqual(['Hills', 'Sea']));
  test('[POLL-18] broken JSON falls back to commas', () =>
    expect(parsePollOptions('["a", b')).toEqual(['["a"', 'b']));
  test('[POLL-18] JSON that is no list is text', () => expect(parsePollOptions('7')).toEqual(['7']));
});

describe('polls', () => {
  const end = '2026-11-21T12:00:00.000Z';
  const at = Date.parse(end);
  test('[AMB-67] open until just before the end, expired at it', () => {
    expect(isPollExpired(end, at - 1)).toBe(false);
    expect(isPollExpired(end, at)).toBe(true);
  });
  test('[POLL-15] without an end never expires', () => expect(isPollExpired(null, at)).toBe(false));
  test('[POLL-20] no votes are 0 percent each', () =>
    expect(tally(['x', 'y'], []).map((row) => row.percentage)).toEqual([0, 0]));
  test('[AMB-62] each percentage is rounded on its own', () => {
    const votes = [0, 1, 2].map((optionIndex) => ({ userId: String(optionIndex), optionIndex }));
    expect(tally(['x', 'y', 'z'], votes)).toEqual([
      { option: 'x', count: 1, percentage: 33 },
      { option: 'y', count: 1, percentage: 33 },
      { option: 'z', count: 1, percentage: 33 },
    ]);
  });
});
