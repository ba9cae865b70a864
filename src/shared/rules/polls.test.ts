import { describe, expect, test } from 'vitest';
import { isPollExpired, parsePollOptions, tally } from './polls.ts';

describe('poll options', () => {
  test('[POLL-16] keeps a list as it is, commas included', () =>
    expect(parsePollOptions(['Goa, north', 'Goa, south'])).toEqual(['Goa, north', 'Goa, south']));
  test('[POLL-17] parses a JSON string of a list', () =>
    expect(parsePollOptions('["Train","Bus, sleeper"]')).toEqual(['Train', 'Bus, sleeper']));
  test('[POLL-18] splits other text at commas and drops blanks', () =>
    expect(parsePollOptions(' Hills , ,Sea,')).toEqual(['Hills', 'Sea']));
  test('[POLL-18] splits invalid JSON at commas', () =>
    expect(parsePollOptions('["a", b')).toEqual(['["a"', 'b']));
  test('[POLL-18] treats JSON that is no list as text', () => expect(parsePollOptions('7')).toEqual(['7']));
});

describe('polls', () => {
  const end = '2026-11-21T12:00:00.000Z';
  const at = Date.parse(end);
  test('[AMB-67] is open until just before its end and expired at it', () => {
    expect(isPollExpired(end, at - 1)).toBe(false);
    expect(isPollExpired(end, at)).toBe(true);
  });
  test('[POLL-15] never expires without an end', () => expect(isPollExpired(null, at)).toBe(false));
  test('[POLL-20] gives 0 percent each without votes', () =>
    expect(tally(['x', 'y'], []).map((row) => row.percentage)).toEqual([0, 0]));
  test('[AMB-62] rounds each percentage by itself', () => {
    const votes = [0, 1, 2].map((optionIndex) => ({ userId: String(optionIndex), optionIndex }));
    expect(tally(['x', 'y', 'z'], votes)).toEqual([
      { option: 'x', count: 1, percentage: 33 },
      { option: 'y', count: 1, percentage: 33 },
      { option: 'z', count: 1, percentage: 33 },
    ]);
  });
});
