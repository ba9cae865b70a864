import { expect, test } from 'vitest';
import { draftStore, mergeDraft } from './drafts.ts';

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
])('ignores the stored value %j', (stored) => expect(mergeDraft(EMPTY, stored)).toEqual(EMPTY));

test('keeps drafts for the page if storage is blocked', () => {
  draftStore.set('plan', { title: 'Kaza' });
  expect(mergeDraft(EMPTY, draftStore.get('plan')).title).toBe('Kaza');
  draftStore.set('plan', null);
  expect(draftStore.get('plan')).toBeNull();
});

test('removes drafts on sign-out', () => {
  draftStore.set('answer', { title: 'Half said' });
  draftStore.clear();
  expect(draftStore.get('answer')).toBeNull();
});
