import { expect, test } from 'vitest';
import { markDifferences, orNothing } from './fork.ts';

test('marks only differences between two futures', () => {
  expect(markDifferences(['Asha liked a story', 'She has 373 points'], ['She has 373 points'])).toEqual([
    ['', 'Asha liked a story', ''],
    ['She has 373 points', '', ''],
  ]);
  expect(markDifferences(orNothing([]), ['Asha liked a story'])).toEqual([['', 'Nothing was done.', '']]);
  expect(markDifferences(orNothing([]), orNothing([]))).toEqual([['Nothing was done.', '', '']]);
});

test('marks only the words that differ in sentences about the same', () => {
  expect(
    markDifferences(['Asha has 373 points, level 4'], ['Zoya has 2 points', 'Asha has 372 points, level 4']),
  ).toEqual([['Asha has', '373', 'points, level 4']]);
  expect(markDifferences(['Zoya’s story has 1 like'], ['Zoya’s story has 2 likes'])).toEqual([
    ['Zoya’s story has', '1 like', ''],
  ]);
});
