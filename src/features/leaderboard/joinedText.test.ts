import { expect, test } from 'vitest';
import { joinedText } from './joinedText.ts';

test('[LB-08] shows the month in which the user joined', () => {
  expect(joinedText('2024-03-15T12:00:00.000Z')).toBe('Joined Mar 2024');
});

test('[AMB-61] is empty for an invalid date', () => {
  expect(joinedText('soon')).toBe('');
});
