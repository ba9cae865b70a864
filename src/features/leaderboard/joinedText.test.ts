import { expect, test } from 'vitest';
import { joinedText } from './joinedText.ts';

test('[LB-08] the month one joined in', () => {
  expect(joinedText('2024-03-15T12:00:00.000Z')).toBe('Joined Mar 2024');
});

test('[AMB-61] an unreadable date says nothing', () => {
  expect(joinedText('soon')).toBe('');
});
