import { expect, test } from 'vitest';
import { cropOf } from './cropOf.ts';

const card = { left: 480, top: 200, width: 448, height: 590 };

test('shows a small element with the full width of its card, so that no line is cut', () => {
  const heart = { left: 490, top: 740, width: 44, height: 44 };
  expect(cropOf(heart, card)).toEqual({ left: 0, top: 430, width: 448, height: 160 });
});

test('shows the start of an element that is too large for a picture', () => {
  expect(cropOf(card, card)).toEqual({ left: 0, top: 0, width: 448, height: 320 });
});
