import { describe, expect, test } from 'vitest';
import { controlPairs, ratio, textPairs } from './contrast.ts';
import { dark, light, type Role } from './roles.ts';

const pairs = (list: [Role, Role[]][]): [Role, Role][] =>
  list.flatMap(([front, backs]) => backs.map((back): [Role, Role] => [front, back]));

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, roles) => {
  test.each(pairs(textPairs))('%s text on %s reaches 4.5', (front, back) => {
    expect(ratio(roles[front], roles[back])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(controlPairs))('%s edge on %s reaches 3', (front, back) => {
    expect(ratio(roles[front], roles[back])).toBeGreaterThanOrEqual(3);
  });
});

test('a dark card, the header and the bars stand out from the page', () => {
  expect(ratio(dark.paper, dark.ground)).toBeGreaterThanOrEqual(1.3);
});

test('the perforations of a dark stamp reach 3 on the ground', () => {
  expect(ratio(dark.stampRim, dark.ground)).toBeGreaterThanOrEqual(3);
});

test('computes the ratios given in the standard', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(ratio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
