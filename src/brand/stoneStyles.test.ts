import { describe, expect, test } from 'vitest';
import { ratio } from '../ui/theme/contrast.ts';
import { dark } from '../ui/theme/roles.ts';
import { DARK_THEME_FACE } from './stoneStyles.ts';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** `color-mix(in srgb, one percent%, other)`. */
const mix = (one: string, other: string, percent: number): string => {
  const back = channels(other);
  return `#${channels(one)
    .map((value, index) => Math.round((value * percent + (back[index] ?? 0) * (100 - percent)) / 100))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};
const face = (percent: number): string => mix(dark.stone, dark.ground, percent);

describe.each(Object.entries(DARK_THEME_FACE))('the dark face of %s', (_, percent) => {
  test('[LB-06] is as clear as the stone of the level: nearly white, its text far above 4.5', () => {
    expect(ratio(face(percent), dark.onStone)).toBeGreaterThan(9);
    expect(ratio(face(percent), dark.onStone2)).toBeGreaterThan(4.5);
    expect(ratio(face(percent), dark.ground)).toBeGreaterThan(11);
  });
});

test('[LB-06] the first place is the brightest', () => {
  expect(ratio(face(DARK_THEME_FACE.first), dark.ground)).toBeGreaterThan(
    ratio(face(DARK_THEME_FACE.others), dark.ground),
  );
});

test.each(['gold', 'silver', 'bronze'] as const)(
  '[LB-07] keeps %s apart from the page in the dark theme',
  (metal) => {
    expect(ratio(dark[metal], dark.ground)).toBeGreaterThanOrEqual(3);
  },
);
