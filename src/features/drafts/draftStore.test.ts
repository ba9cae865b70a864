import { expect, test } from 'vitest';
import { draftStore, mergeDraft } from './draftStore.ts';

const EMPTY = { title: '', options: ['', ''], days: 7 };

test('a draft lies over the empty form', () => {
  expect(mergeDraft(EMPTY, '{"title":"Kaza"}')).toEqual({ title: 'Kaza', options: ['', ''], days: 7 });
});

test.each([
  [null],
  ['no JSON'],
  ['"text"'],
  ['{"title":3,"options":"a","unknown":1}'],
  ['{"options":[1,null]}'],
])('%j does no harm', (stored) => expect(mergeDraft(EMPTY, stored)).toEqual(EMPTY));

test('a closed storage keeps drafts for the page', () => {
  draftStore.set('plan', { title: 'Kaza' });
  expect(mergeDraft(EMPTY, draftStore.get('plan')).title).toBe('Kaza');
  draftStore.set('plan', null);
  expect(draftStore.get('plan')).toBeNull();
});

test('who signs out leaves no draft behind', () => {
  draftStore.set('answer', { title: 'Half said' });
  draftStore.clear();
  expect(draftStore.get('answer')).toBeNull();
});
