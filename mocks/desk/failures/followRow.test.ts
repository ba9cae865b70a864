import { expect, test } from 'vitest';
import { scrollDistance } from './followRow.ts';

const visible = { top: 100, bottom: 500 };

test('scrolls only as far as a row needs to be in view with some space around it', () => {
  expect(scrollDistance({ top: 200, bottom: 290 }, visible)).toBe(0);
  expect(scrollDistance({ top: 480, bottom: 570 }, visible)).toBe(118);
  expect(scrollDistance({ top: 60, bottom: 150 }, visible)).toBe(-88);
});

test('shows a row that is taller than what is visible from its beginning', () => {
  expect(scrollDistance({ top: 300, bottom: 900 }, visible)).toBe(152);
  expect(scrollDistance({ top: 148, bottom: 748 }, visible)).toBe(0);
});
