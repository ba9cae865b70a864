import { expect, test } from 'vitest';
import { searchRank } from './searchRank.ts';

test.each([
  ['goa', 'Goa, India', 'Rain for five days.', 0],
  ['valley', 'Spiti Valley, India', 'Dust.', 1],
  ['val', 'Spiti Valley, India', 'Dust.', 2],
  ['india', 'Goa, India', 'Dust.', 1],
  ['spiti val', 'Spiti Valley, India', 'Dust.', 0],
  ['goa', 'Gokarna, India', 'Better than Goa, I think.', 1],
  ['goa', 'Spiti Valley, India', 'Two punctures, one goat in the aisle.', 2],
  ['oat', 'Spiti Valley, India', 'Two punctures, one goat in the aisle.', 3],
  ['ô', null, 'A ferry to Côte', 3],
  ['train', null, 'Rain all day', null],
  ['.*', 'Goa, India', 'Rain all day', null],
  ['(', null, 'Rain (all day)', 2],
])('[AMB-17] %s in %s: %s ranks %s', (words, destination, content, rank) => {
  expect(searchRank(words, { destination, texts: [content] })).toBe(rank);
});

test.each([
  ['goa', ['Better than Goa.', 'Asha Rao'], 1],
  ['goa', ['Asha Rao', 'Goats on the road.'], 2],
  ['stryker', ['Asha Rao'], null],
  ['stryker', ['A night with Stryker.'], 1],
])('[AMB-17] %s without a place in %j ranks %s', (words, texts, rank) => {
  expect(searchRank(words, { destination: null, texts })).toBe(rank);
});
