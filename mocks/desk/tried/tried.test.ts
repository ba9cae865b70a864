import { expect, test } from 'vitest';
import { type Tried, barsOf, triedCsv } from './tried.ts';

const entry = (what: string): Tried => ({
  person: 'Asha',
  kind: 'Pressed, but leads nowhere yet',
  what,
  at: 'now',
});

test('[AMB-34] counts what was tried, most first', () =>
  expect(
    barsOf([entry('Help'), entry('Settings'), entry('Settings')], 'Pressed, but leads nowhere yet'),
  ).toEqual([
    { what: 'Settings', count: 2, share: 1 },
    { what: 'Help', count: 1, share: 0.5 },
  ]));

test('keeps commas and quotes of a text in its cell', () =>
  expect(triedCsv([entry('say "hi", twice')])).toContain('"say ""hi"", twice"'));
