import { expect, test } from 'vitest';
import { levelRise } from './levelRise.ts';

const at = (level: number, userId = 'one') => ({ userId, level });

test('the first level seen is where somebody stands, not a rise', () => {
  expect(levelRise(null, at(5))).toEqual({ height: at(5), reached: null });
});
test('the next level of the same person is a rise', () => {
  expect(levelRise(at(4), at(5))).toEqual({ height: at(5), reached: 5 });
});
test('several levels at once celebrate the last', () => {
  expect(levelRise(at(4), at(7)).reached).toBe(7);
});
test('the same level read again is nothing new', () => {
  expect(levelRise(at(5), at(5)).reached).toBeNull();
});
test('somebody else at a higher level has not risen', () => {
  expect(levelRise(at(2), at(9, 'other'))).toEqual({ height: at(9, 'other'), reached: null });
});
test('a level lost and won back is celebrated once', () => {
  const { height } = levelRise(at(5), at(4));
  expect(height).toEqual(at(5));
  expect(levelRise(height, at(5)).reached).toBeNull();
});
