import type { Role } from './roles.ts';

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));

/** WCAG 2.2 contrast ratio of two colors. */
export const ratio = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

/** Text colors, each with the backgrounds it is used on; minimum ratio 4.5. */
export const textPairs: [Role, Role[]][] = [
  ['ink', ['ground', 'table', 'paper', 'paper2', 'paper3', 'washMarigold', 'washLink', 'washPlum']],
  ['ink2', ['ground', 'paper', 'paper2', 'paper3', 'washMarigold', 'washLink']],
  ['ink3', ['ground', 'paper', 'paper2', 'washMarigold']],
  ['link', ['ground', 'paper', 'paper2', 'washLink']],
  ['marigoldInk', ['ground', 'paper', 'paper2', 'washMarigold']],
  ['vermilion', ['ground', 'paper', 'paper2', 'washVermilion']],
  ['leaf', ['ground', 'paper', 'paper2', 'washLeaf']],
  ['indigo', ['ground', 'paper', 'paper2', 'washIndigo']],
  ['plum', ['ground', 'paper', 'paper2', 'washPlum']],
  ['onAction', ['action']],
  ['onMarigold', ['marigold', 'gold', 'silver', 'bronze']],
  ['onVermilion', ['vermilionFill']],
  ['onStone', ['stone']],
  ['onStone2', ['stone']],
  ['paper', ['ink', 'plum']],
];

/** Colors of control borders and icons, each with the backgrounds they are used on; minimum ratio 3. */
export const controlPairs: [Role, Role[]][] = [
  ['line2', ['ground', 'paper', 'paper2']],
  ['star', ['ground', 'paper']],
  ['action', ['ground', 'paper']],
  ['link', ['ground', 'paper', 'paper2', 'paper3']],
  ['leaf', ['paper3']],
  ['vermilionFill', ['onVermilion']],
];
