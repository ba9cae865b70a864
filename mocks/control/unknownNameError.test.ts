import { describe, expect, test } from 'vitest';
import { editDistance, closestName, unknownNameError } from './unknownNameError.ts';

test.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['full', 'full', 0],
  ['fulll', 'full', 1],
  ['ful', 'full', 1],
  ['fall', 'full', 1],
  ['fulk', 'full', 1],
  ['fu', 'uf', 1],
  ['emtpy', 'empty', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %d letters apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

describe('the nearest valid word', () => {
  const scenarios = ['full', 'empty', 'few', 'many', 'expired-polls'];
  test.each([
    ['emtpy', 'empty'],
    ['Full', 'full'],
    ['expired_polls', 'expired-polls'],
    ['money', 'many'],
  ])('of %s is %s', (word, nearest) => expect(closestName(word, scenarios)).toBe(nearest));

  test('is part of the error message', () => {
    expect(unknownNameError('No such scenario', 'emty', scenarios)).toEqual(
      new RangeError("No such scenario: emty. The nearest is 'empty'."),
    );
    expect(unknownNameError('No such person', 'nobody', [])).toEqual(
      new RangeError('No such person: nobody'),
    );
  });
});
