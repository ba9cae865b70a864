import { expect, test } from 'vitest';
import { counted, figure } from './figures.ts';

test('figures are grouped the Indian way', () => {
  expect(figure(1684)).toBe('1,684');
  expect(figure(123456)).toBe('1,23,456');
});

test('[POLL-01] one is singular, none and many are plural', () => {
  expect(counted(1, 'place')).toBe('1 place');
  expect(counted(0, 'place')).toBe('0 places');
  expect(counted(1684, 'point')).toBe('1,684 points');
});
