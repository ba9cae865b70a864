import { expect, test } from 'vitest';
import { compareLevels } from './compareLevels.ts';

const at = (level: number, userId = 'one') => ({ userId, level });

test('does not celebrate the first level seen', () => {
  expect(compareLevels(null, at(5))).toEqual({ highest: at(5), reached: null });
});
test('celebrates the next level of the same user', () => {
  expect(compareLevels(at(4), at(5))).toEqual({ highest: at(5), reached: 5 });
});
test('celebrates only the highest of several levels reached at once', () => {
  expect(compareLevels(at(4), at(7)).reached).toBe(7);
});
test('does not celebrate the same level when it is refetched', () => {
  expect(compareLevels(at(5), at(5)).reached).toBeNull();
});
test("does not celebrate another user's higher level", () => {
  expect(compareLevels(at(2), at(9, 'other'))).toEqual({ highest: at(9, 'other'), reached: null });
});
test('celebrates a level lost and regained once', () => {
  const { highest } = compareLevels(at(5), at(4));
  expect(highest).toEqual(at(5));
  expect(compareLevels(highest, at(5)).reached).toBeNull();
});
