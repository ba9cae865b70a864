import { expect, test } from 'vitest';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../../content/namedUsers.ts';
import { endpointNames } from '../../control/links.ts';
import { createDatabase } from '../../db/Database.ts';
import { VISITOR } from '../../http/session.ts';
import { datasetOf } from '../../scenarios/scenarioRows.ts';
import { buildSeed } from '../../seed/buildSeed.ts';
import { SEED_EPOCH } from '../../seed/dates.ts';
import { catalogue } from './catalogue.ts';
import { REMOVE, VOTE } from './writes.ts';
import { evaluateFailure, performerOf } from './tryFailure.ts';

const failure = { expected: 'Error. Failed to add comment. Please try again.' };
const asPromised = { said: failure.expected, kept: true, left: null, ms: 320 };

test('[ERR-02 to ERR-05] lists each failure once, with an existing endpoint', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  expect(catalogue.filter(({ endpoint }) => !endpointNames.includes(endpoint))).toEqual([]);
});

test('compares the observed result with the specified one', () => {
  expect(evaluateFailure(failure, asPromised)).toEqual({
    asExpected: true,
    text: 'The same words, after 0.3\u00A0s. The text was kept.',
  });
  expect(evaluateFailure(failure, { ...asPromised, said: 'Error. Oops' })).toEqual({
    asExpected: false,
    text: 'Error. Oops',
  });
  expect(evaluateFailure(failure, { ...asPromised, kept: false }).text).toBe(
    'The same words, but the text was lost.',
  );
  expect(evaluateFailure({ ...failure, signsIn: true }, asPromised).asExpected).toBe(false);
  expect(evaluateFailure({ ...failure, signsIn: true }, { ...asPromised, left: 1720 })).toEqual({
    asExpected: true,
    text: 'The same words, then sign-in after 1.7\u00A0s.',
  });
});

test('tries each failure as the current user, as Ananya if that user lacks the required data, or not at all', () => {
  const db = createDatabase();
  const [seed, epoch] = [buildSeed(), SEED_EPOCH];
  db.load(datasetOf(seed, { scenario: 'full', epoch }));
  expect(catalogue.filter((each) => performerOf(db, DEFAULT_TRAVELLER, each) !== DEFAULT_TRAVELLER)).toEqual(
    [],
  );
  expect(performerOf(db, VETERAN, REMOVE)).toBe(VETERAN);
  expect(performerOf(db, NEWCOMER, REMOVE)).toBe(DEFAULT_TRAVELLER);
  expect(performerOf(db, VISITOR, VOTE)).toBe(DEFAULT_TRAVELLER);
  db.load(datasetOf(seed, { scenario: 'empty', epoch }));
  expect(performerOf(db, VETERAN, REMOVE)).toBeNull();
});
