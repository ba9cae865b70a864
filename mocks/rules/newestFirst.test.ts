import { expect, test } from 'vitest';
import { newestCreatedFirst, newestFirst, oldestCreatedFirst } from './newestFirst.ts';
import { pageLimit, selectFeatured } from './query.ts';

const rows = ['02', '03', '01', '03'].map((day, index) => ({
  index,
  createdAt: `2026-11-${day}T00:00:00.000Z`,
}));
const indexesOf = (list: readonly { index: number }[]): number[] => list.map(({ index }) => index);

test('[API-14, FEED-25] lists the newest first, and the last inserted first for equal dates', () => {
  expect(indexesOf(newestCreatedFirst(rows))).toEqual([3, 1, 0, 2]);
  expect(indexesOf(newestFirst(rows, ({ index }) => String(index)))).toEqual([3, 2, 1, 0]);
  expect(indexesOf(oldestCreatedFirst(rows))).toEqual([2, 0, 1, 3]);
  expect(indexesOf(rows)).toEqual([0, 1, 2, 3]);
});

test('[API-16] a page has at most 100 entries', () => {
  expect([1, 100, 101].map(pageLimit)).toEqual([1, 100, 100]);
});

test('[API-37] selects featured rows up to the limit', () => {
  const packages = [true, false, true, true].map((isFeatured, id) => ({ id, isFeatured }));
  const idsOf = (query: { featured: boolean; limit?: number }): number[] =>
    selectFeatured(packages, query).map(({ id }) => id);
  expect(idsOf({ featured: false })).toEqual([0, 1, 2, 3]);
  expect(idsOf({ featured: true })).toEqual([0, 2, 3]);
  expect(idsOf({ featured: true, limit: 2 })).toEqual([0, 2]);
  expect(idsOf({ featured: false, limit: 3 })).toEqual([0, 1, 2]);
});
