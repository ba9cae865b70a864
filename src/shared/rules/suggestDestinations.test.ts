import { expect, test } from 'vitest';
import { placeName, suggestDestinations } from './suggestDestinations.ts';

const catalogue = [
  { name: 'Leh', country: 'India' },
  { name: 'Spiti Valley', country: 'India' },
  { name: 'Hampi', country: 'India' },
  { name: 'Bali', country: 'Indonesia' },
  { name: 'Valencia', country: 'Spain' },
  { name: 'Singapore', country: 'Singapore' },
];

test.each([
  ['ha', ['Hampi, India']],
  [' HAMPI, ', ['Hampi, India']],
  ['val', ['Valencia, Spain', 'Spiti Valley, India']],
  ['ind', ['Leh, India', 'Spiti Valley, India', 'Hampi, India']],
  ['indo', ['Bali, Indonesia']],
  ['sing', ['Singapore']],
  ['alley', []],
  ['h', []],
  ['  ', []],
  ['hampi, india', []],
  ['Hampi, India in May', []],
])('suggests places for %j', (typed, places) =>
  expect(suggestDestinations(typed, catalogue).map(placeName)).toEqual(places),
);
