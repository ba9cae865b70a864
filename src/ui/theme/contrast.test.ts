import { describe, expect, test } from 'vitest';
import { dark, light, type Role } from './roles.ts';

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));

/** WCAG 2.2 contrast ratio of two colors. */
const ratio = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

const text: [Role, Role[]][] = [
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

const controls: [Role, Role[]][] = [
  ['line2', ['ground', 'paper', 'paper2']],
  ['star', ['ground', 'paper']],
  ['action', ['ground', 'paper']],
  ['link', ['ground', 'paper', 'paper2', 'paper3']],
  ['leaf', ['paper3']],
  ['vermilionFill', ['onVermilion']],
];

const pairs = (list: [Role, Role[]][]): [Role, Role][] =>
  list.flatMap(([front, backs]) => backs.map((back): [Role, Role] => [front, back]));

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, roles) => {
  test.each(pairs(text))('%s text on %s reaches 4.5', (front, back) => {
    expect(ratio(roles[front], roles[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(controls))('%s edge on %s reaches 3', (front, back) => {
    expect(ratio(roles[front], roles[back])).toBeGreaterThanOrEqual(3);
  });
});

test('the perforations of a dark stamp reach 3 on the ground', () => {
  expect(ratio(dark.stampRim, dark.ground)).toBeGreaterThanOrEqual(3);
});

test('computes the contrasts that the standard gives', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(ratio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
