import { expect, test } from 'vitest';
import { type TriedEntry, chartBars, userRows, triedCsv } from './triedEntries.ts';

const entry = (what: string): TriedEntry => ({
  person: 'Asha',
  kind: 'Pressed, but leads nowhere yet',
  what,
  at: 'now',
});

test('[AMB-34] counts what was tried, most first', () =>
  expect(
    chartBars([entry('Help'), entry('Settings'), entry('Settings')], 'Pressed, but leads nowhere yet'),
  ).toEqual([
    { what: 'Settings', count: 2, share: 1 },
    { what: 'Help', count: 1, share: 0.5 },
  ]));

test('shows how far each person got with the plan', () => {
  const plan = (person: string, what: string): TriedEntry => ({
    person,
    kind: 'Plan a trip',
    what,
    at: 'now',
  });
  const rows = userRows([
    plan('Asha', 'Reached step 1'),
    plan('Asha', 'Reached step 2'),
    plan('Ravi', 'Reached step 3'),
    plan('Ravi', 'Sent'),
    entry('Help'),
  ]);
  expect(rows).toEqual([
    { person: 'Asha', pressed: 1, plan: 'Left at step 2', liked: false, posted: false },
    { person: 'Ravi', pressed: 0, plan: 'Sent', liked: false, posted: false },
  ]);
});

test('escapes commas and quotes in cells', () =>
  expect(triedCsv([entry('say "hi", twice')])).toContain('"say ""hi"", twice"'));
