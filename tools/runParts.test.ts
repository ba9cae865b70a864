import { expect, test } from 'vitest';
import { splitEvenly } from './runParts.ts';

test('[WORLD-05] divides seeds among processes without leaving one out or playing one twice', () => {
  expect(splitEvenly(7, 2)).toEqual([
    { from: 0, count: 4 },
    { from: 4, count: 3 },
  ]);
  expect(splitEvenly(100, 3).map(({ count }) => count)).toEqual([34, 33, 33]);
});
