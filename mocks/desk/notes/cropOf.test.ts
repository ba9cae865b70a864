import { expect, test } from 'vitest';
import { cropOf } from './cropOf.ts';

const card = { left: 480, top: 200, width: 448, height: 590 };

test('shows a small element with its surroundings, inside the card', () => {
  const heart = { left: 490, top: 740, width: 44, height: 44 };
  expect(cropOf(heart, card)).toEqual({ left: 0, top: 470, width: 280, height: 120 });
});

test('shows the beginning of what is too large for a picture', () => {
  expect(cropOf(card, card)).toEqual({ left: 0, top: 0, width: 448, height: 320 });
});
