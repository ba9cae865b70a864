import { expect, test } from 'vitest';
import { mergeDraft } from './drafts.ts';

const EMPTY = { title: '', options: ['', ''], days: 7 };

test('merges a draft into the empty form', () => {
  expect(mergeDraft(EMPTY, '{"title":"Kaza"}')).toEqual({ title: 'Kaza', options: ['', ''], days: 7 });
});

test.each([
  [null],
  ['no JSON'],
  ['"text"'],
  ['{"title":3,"options":"a","unknown":1}'],
  ['{"options":[1,null]}'],
])('recovers from the stored text %j', (stored) => expect(mergeDraft(EMPTY, stored)).toEqual(EMPTY));
