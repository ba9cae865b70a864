import { expect, test } from 'vitest';
import { marked } from './fork.ts';

test('marks only differences between two futures', () => {
  expect(marked(['Asha liked a story', 'She has 373 points'], ['She has 373 points'])).toEqual([
    { sentence: 'Asha liked a story', differs: true },
    { sentence: 'She has 373 points', differs: false },
  ]);
  expect(marked([], ['Asha liked a story'])).toEqual([{ sentence: 'Nothing was done.', differs: true }]);
  expect(marked([], [])).toEqual([{ sentence: 'Nothing was done.', differs: false }]);
});
