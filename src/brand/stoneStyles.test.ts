import { expect, test } from 'vitest';
import { ratio } from '../ui/theme/contrast.ts';
import { dark } from '../ui/theme/roles.ts';
import { DARK_THEME_MIX } from './stoneStyles.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What `color-mix(in srgb, …)` makes of two colors. */
function mix(color: string, percent: number, rest: string): string {
  const others = channels(rest);
  const mixed = channels(color).map((part, index) => {
    const other = others[index] ?? 0;
    return Math.round(other + ((part - other) * percent) / 100);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const face = mix(dark.stone, DARK_THEME_MIX.face, dark.ground);

test('[LB-06, LB-07] keeps the text of a podium at 4.5 in the dark theme', () => {
  expect(ratio(dark.onStone, face)).toBeGreaterThanOrEqual(4.5);
});

test('[LB-06] makes a podium in the dark theme less bright than the text of the page', () => {
  expect(ratio(face, dark.ground)).toBeLessThan(ratio(dark.ink, dark.ground) / 2);
});

test.each(['gold', 'silver', 'bronze'] as const)(
  '[LB-07] keeps %s apart from the page in the dark theme',
  (metal) => {
    expect(ratio(mix(dark[metal], DARK_THEME_MIX.cap, dark.ground), dark.ground)).toBeGreaterThanOrEqual(3);
  },
);
