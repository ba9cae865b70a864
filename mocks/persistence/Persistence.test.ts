import 'fake-indexeddb/auto';
import { type UseStore, entries, get, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { HOUR } from '../../src/shared/limits.ts';
import { START, createBrowser, titlesOf } from '../testing/createBrowser.ts';
import { aDataset, aLikeOrBookmark, aPackage, aPost } from '../testing/factories.ts';

test('[SHIP-06] keeps changes across a reload, and a reset restores the seed', async () => {
  const open = createBrowser();
  const first = await open();
  first.db.post.insert(aPost({ id: 'mine', content: 'Kept' }));
  first.db.post.remove('seeded');
  await first.persistence.flush();

  const second = await open();
  expect(second.db.post.all().map(({ id }) => id)).toEqual(['mine']);
  await second.persistence.replace(second.persistence.prepare({}));
  const third = await open();
  expect(third.db.post.all().map(({ id }) => id)).toEqual(['seeded']);
});

test('stores only what differs from the seed', async () => {
  const { db, persistence, store } = await createBrowser()();
  db.post.patch('seeded', { content: 'Changed' });
  await persistence.flush();
  const keys = store && (await entries(store)).map(([key]) => key);
  expect(new Set(keys)).toEqual(new Set(['~world', 'post/seeded']));
});

test('replaces an untouched dataset after six hours, and keeps a touched one', async () => {
  const open = createBrowser();
  await (await open()).persistence.flush();
  const fresh = await open({ now: START + 7 * HOUR });
  expect(fresh.persistence.info().epoch).toBe(START + 7 * HOUR);
  fresh.db.post.patch('seeded', { content: 'Mine now' });
  await fresh.persistence.flush();
  expect((await open({ now: START + 90 * HOUR })).persistence.info().epoch).toBe(START + 7 * HOUR);
});

test('is not touched by a simulated write, but by a user who writes at the same time', async () => {
  const { db, persistence } = await createBrowser()();
  let finish: () => void = () => undefined;
  const simulated = db.withoutTouch();
  const simulatedWrite = (async () => {
    simulated.post.patch('seeded', { content: 'Simulated' });
    await new Promise<void>((resolve) => (finish = resolve));
    simulated.post.patch('seeded', { content: 'Simulated again' });
  })();
  expect(persistence.info().touched).toBe(false);
  db.post.insert(aPost({ id: 'mine' }));
  expect(persistence.info().touched).toBe(true);
  finish();
  await simulatedWrite;
});

test('restores a whole dataset, which survives a reload', async () => {
  const open = createBrowser();
  const { persistence } = await open();
  const rows = aDataset({ post: [aPost({ id: 'restored' })] });
  await persistence.restore(rows, { scenario: 'full', seed: 1, epoch: START, pinned: false });
  expect((await open()).db.post.all().map(({ id }) => id)).toEqual(['restored']);
});

test('shares rows between two tabs, and reloads one when the other is reset', async () => {
  const open = createBrowser();
  const [a, b] = [await open(), await open()];
  a.db.post.insert(aPost({ id: 'from_a' }));
  b.db.post.insert(aPost({ id: 'from_b' }));
  await vi.waitFor(() => {
    expect(a.db.post.get('from_b')).toBeDefined();
    expect(b.db.post.get('from_a')).toBeDefined();
  });
  await a.persistence.replace(a.persistence.prepare({}));
  await vi.waitFor(() => expect(b.reload).toHaveBeenCalledOnce());
});

test.each([
  ['a row of an unknown table', 'nothing/1', { id: '1' }],
  ['a row without its columns', 'post/1', { id: '1' }],
  ['a row under another key', 'post/2', aPost({ id: 'other' })],
  ['a row of the prototype', '__proto__/x', { id: 'x' }],
  ['a row of the constructor', 'constructor/x', null],
  ['a row with a number for text', 'post/1', { ...aPost({ id: '1' }), content: 5 }],
  ['a row with nothing for a list', 'post/1', { ...aPost({ id: '1' }), images: null }],
  ['a row with text for a number', 'package/1', { ...aPackage({ id: '1' }), price: 'ten' }],
  ['a row without an expected null', 'post/1', { ...aPost({ id: '1' }), destination: false }],
  ['a row with a word for a date', 'post/1', { ...aPost({ id: '1' }), createdAt: 'yesterday' }],
  ['a key that is no text', 7, aPost({ id: '7' })],
])('leaves out what cannot be read, with a notice, and keeps the rest: %s', async (_, key, value) => {
  const open = createBrowser();
  const { db, persistence, store } = await open();
  db.post.insert(aPost({ id: 'mine' }));
  await persistence.flush();
  if (store) await set(key, value, store);
  const next = await open();
  expect(titlesOf(next)).toEqual(['Some changes are lost']);
  expect(next.db.post.all().map(({ id }) => id)).toEqual(['seeded', 'mine']);
  await next.persistence.flush();
  const last = await open();
  expect(titlesOf(last)).toEqual([]);
  expect(last.db.post.get('mine')).toBeDefined();
});

test('[SHIP-06] leaves out what belongs to a row that cannot be read', async () => {
  const open = createBrowser();
  const { db, persistence, store } = await open();
  db.post.insert(aPost({ id: 'mine' }));
  db.like.insert(aLikeOrBookmark({ postId: 'mine', userId: 'asha' }));
  db.like.insert(aLikeOrBookmark({ postId: 'seeded', userId: 'asha' }));
  await persistence.flush();
  if (store) await set('post/mine', { id: 'mine' }, store);
  expect((await open()).db.like.all().map(({ postId }) => postId)).toEqual(['seeded']);
});

test('starts over with a notice if the dataset info cannot be read', async () => {
  const open = createBrowser();
  const { persistence, store } = await open();
  await persistence.flush();
  if (store) await set('~world', 'garbage', store);
  const next = await open();
  expect(titlesOf(next)).toEqual(['Started over']);
  expect(next.db.post.get('seeded')?.content).toBe('From the seed');
  await next.persistence.flush();
  expect(titlesOf(await open())).toEqual([]);
});

test('[SHIP-06] skips a stored row that names the prototype, and leaves the prototype unchanged', async () => {
  const open = createBrowser();
  const { persistence, store } = await open();
  await persistence.flush();
  if (store) await set('__proto__/polluted', { id: 'polluted' }, store);
  const next = await open();
  next.db.post.insert(aPost({ id: 'written' }));
  await next.persistence.flush();
  expect((await open()).db.post.get('written')).toBeDefined();
  expect(Reflect.has({}, 'polluted')).toBe(false);
  expect(store && (await get('__proto__/polluted', store))).toBeUndefined();
});

test('discards data of another version, with a notice if a user has changed it', async () => {
  const open = createBrowser();
  const old = await open();
  old.db.post.patch('seeded', { content: 'Old' });
  await old.persistence.flush();
  const next = await open({ version: '2' });
  expect(titlesOf(next)).toEqual(['Demo updated']);
  expect(next.db.post.get('seeded')?.content).toBe('From the seed');
});

test('notifies once when storage is full, and continues in memory', async () => {
  const open = createBrowser();
  const { store } = await open();
  const full: UseStore = (mode, job) => {
    if (mode === 'readwrite') throw new DOMException('No room', 'QuotaExceededError');
    if (!store) throw new Error('No store');
    return store(mode, job);
  };
  const tab = await open({ store: full });
  tab.db.post.patch('seeded', { content: 'Unkept' });
  await tab.persistence.flush();
  tab.db.post.insert(aPost({ id: 'more' }));
  await tab.persistence.flush();
  expect(titlesOf(tab)).toEqual(['Storage is full']);
  expect(tab.db.post.get('more')).toBeDefined();
});

test('works without storage until a reload', async () => {
  const tab = await createBrowser()({ store: null });
  expect(titlesOf(tab)).toEqual(['Changes will not be kept']);
  tab.db.post.insert(aPost({ id: 'mine' }));
  expect(tab.db.post.get('mine')).toBeDefined();
});

test('starts over for a requested scenario', async () => {
  const open = createBrowser();
  const { db, persistence } = await open();
  db.post.insert(aPost({ id: 'mine' }));
  await persistence.flush();
  const tab = await open({ wanted: { scenario: 'empty' } });
  expect(tab.db.post.get('mine')).toBeUndefined();
  expect(tab.persistence.info()).toMatchObject({ scenario: 'empty', touched: false });
});

test('uses a requested time for a new dataset, and leaves a stored one unchanged', async () => {
  const open = createBrowser();
  const first = await open({ wanted: { epoch: START + HOUR, pinned: true } });
  expect(first.persistence.info()).toMatchObject({ epoch: START + HOUR, pinned: true });
  await first.persistence.flush();
  const second = await open({ wanted: { epoch: START + 2 * HOUR, pinned: true } });
  expect(second.persistence.info()).toMatchObject({ epoch: START + HOUR });
});

test('[SHIP-06] keeps the requested scenario if the user leaves as soon as it is stored', async () => {
  const open = createBrowser();
  await (await open()).persistence.flush();
  const { persistence } = await open({ wanted: { scenario: 'empty' } });
  await persistence.flush();
  expect((await open()).persistence.info().scenario).toBe('empty');
});

test('[SHIP-06] replaces what is stored in one transaction, so that leaving the page never empties it', async () => {
  const open = createBrowser();
  const { store } = await open();
  let transactions = 0;
  const counted: UseStore = (mode, job) => {
    if (mode === 'readwrite') transactions += 1;
    if (!store) throw new Error('No store');
    return store(mode, job);
  };
  const tab = await open({ store: counted, wanted: { scenario: 'empty' } });
  await tab.persistence.flush();
  expect(transactions).toBe(1);
});
