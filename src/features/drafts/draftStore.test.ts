import { expect, test } from 'vitest';
import { mergeDraft } from './draftStore.ts';

const EMPTY = { title: '', options: ['', ''], days: 7 };

test('a draft lies over the empty form', () => {
  expect(mergeDraft(EMPTY, { title: 'Kaza' })).toEqual({ title: 'Kaza', options: ['', ''], days: 7 });
});

test.each([[null], ['text'], [{ title: 3, options: 'a', unknown: 1 }]])('%j does no harm', (stored) => {
  expect(mergeDraft(EMPTY, stored)).toEqual(EMPTY);
});
