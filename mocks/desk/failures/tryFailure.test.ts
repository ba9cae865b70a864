import { expect, test } from 'vitest';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../../content/namedUsers.ts';
import { endpointNames } from '../../control/links.ts';
import { createDatabase } from '../../db/Database.ts';
import { VISITOR } from '../../http/session.ts';
import { datasetOf } from '../../scenarios/scenarioRows.ts';
import { buildSeed } from '../../seed/buildSeed.ts';
import { SEED_EPOCH } from '../../seed/dates.ts';
import { failures } from './failureList.ts';
import { REMOVE, VOTE } from './writes.ts';
import { evaluateFailure, userToTryAs } from './tryFailure.ts';

const failure = { expected: 'Error. Failed to add comment. Please try again.' };
const asPromised = { toastText: failure.expected, isTextKept: true, redirectMs: null, ms: 20 };

test('[ERR-02 to ERR-05] lists each failure once, with an existing endpoint', () => {
  expect(new Set(failures.map(({ name }) => name)).size).toBe(failures.length);
  expect(failures.filter(({ endpoint }) => !endpointNames.includes(endpoint))).toEqual([]);
});

test('gives each failure in words, without a status code', () => {
  expect(failures.filter(({ expected }) => /\d{3}/.test(expected))).toEqual([]);
});

test('compares the observed result with the specified one', () => {
  expect(evaluateFailure(failure, asPromised)).toEqual({
    asExpected: true,
    text: 'The same words, after 0.1\u00A0s. The text was kept.',
  });
  expect(evaluateFailure(failure, { ...asPromised, toastText: 'Error. Oops' })).toEqual({
    asExpected: false,
    text: 'Error. Oops',
  });
  expect(evaluateFailure(failure, { ...asPromised, isTextKept: false }).text).toBe(
    'The same words, but the text was lost.',
  );
  expect(evaluateFailure({ ...failure, signsIn: true }, asPromised).asExpected).toBe(false);
  expect(evaluateFailure({ ...failure, signsIn: true }, { ...asPromised, redirectMs: 1700 })).toEqual({
    asExpected: true,
    text: 'The same words, then sign-in after 1.7\u00A0s.',
  });
});

test('tries each failure as the current user, as Ananya if that user lacks the required data, or not at all', () => {
  const db = createDatabase();
  const [seed, epoch] = [buildSeed(), SEED_EPOCH];
  db.load(datasetOf(seed, { scenario: 'full', epoch }));
  expect(failures.filter((each) => userToTryAs(db, DEFAULT_TRAVELLER, each) !== DEFAULT_TRAVELLER)).toEqual(
    [],
  );
  expect(userToTryAs(db, VETERAN, REMOVE)).toBe(VETERAN);
  expect(userToTryAs(db, NEWCOMER, REMOVE)).toBe(DEFAULT_TRAVELLER);
  expect(userToTryAs(db, VISITOR, VOTE)).toBe(DEFAULT_TRAVELLER);
  db.load(datasetOf(seed, { scenario: 'empty', epoch }));
  expect(userToTryAs(db, VETERAN, REMOVE)).toBeNull();
});
