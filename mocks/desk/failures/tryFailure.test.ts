import { expect, test } from 'vitest';
import { endpointNames } from '../../control/links.ts';
import { catalogue } from './catalogue.ts';
import { judge } from './tryFailure.ts';

const failure = { expected: 'Error. Failed to add comment. Please try again.' };
const asPromised = { said: failure.expected, kept: true, left: false, ms: 320 };

test('[ERR-02 to ERR-05] lists each failure once, over calls that exist', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  expect(catalogue.filter(({ endpoint }) => !endpointNames.includes(endpoint))).toEqual([]);
});

test('holds what was seen against what was promised', () => {
  expect(judge(failure, asPromised)).toEqual({
    asExpected: true,
    text: 'The same words, after 0.3 s. The text was kept.',
  });
  expect(judge(failure, { ...asPromised, said: 'Error. Oops' })).toEqual({
    asExpected: false,
    text: 'Error. Oops',
  });
  expect(judge(failure, { ...asPromised, kept: false }).text).toBe('The same words, but the text was lost.');
  expect(judge({ ...failure, signsIn: true }, asPromised).asExpected).toBe(false);
  expect(judge({ ...failure, signsIn: true }, { ...asPromised, left: true }).asExpected).toBe(true);
});
