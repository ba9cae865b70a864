import 'fake-indexeddb/auto';
import { type UseStore, entries, set } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from '../../src/shared/limits.ts';
import { createDatabase } from '../db/Database.ts';
import { createPersistence } from '../persistence/createPersistence.ts';
import { openStore } from '../persistence/openStore.ts';
import { openTabs } from './tabChannel.ts';
import type { NewWorld } from './datasetInfo.ts';
import { aDataset, aPost } from '../testing/factories.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const seed = aDataset({ post: [aPost({ id: 'seeded', content: 'From the seed' })] });

let browsers = 0;
/** A browser with storage of its own; each tab of it is one start. */
function createBrowser() {
  const name = `test-${++browsers}`;
  return async (
    over: { now?: number; version?: string; store?: UseStore | null; wanted?: Partial<NewWorld> } = {},
  ) => {
    const { store } = await openStore(name);
    const version = over.version ?? '1';
    const tabs = openTabs(name + version);
    const db = createDatabase();
    const notify = vi.fn<(notice: { title: string }) => void>();
    const reload = vi.fn<() => void>();
    const persistence = await createPersistence(
      {
        db,
        tabs,
        version,
        store: over.store === undefined ? store : over.store,
        realNow: () => over.now ?? START,
        build: () => seed,
        notify,
        reload,
      },
      over.wanted,
    );
    onTestFinished(() => tabs.close());
    return { db, persistence, notify, reload, store };
  };
}
type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>>>;
const said = ({ notify }: Tab): (string | undefined)[] => notify.mock.calls.map(([notice]) => notice.title);

test('[SHIP-06] what changed is there after a reload, and a reset brings the seed back', async () => {
  const open = createBrowser();
  const first = await open();
  first.db.post.insert(aPost({ id: 'mine', content: 'Kept' }));
  first.db.post.remove('seeded');
  await first.persistence.flush();

  const second = await open();
  expect(second.db.post.all().map(({ id }) => id)).toEqual(['mine']);
  await second.persistence.reset({});
  const third = await open();
  expect(third.db.post.all().map(({ id }) => id)).toEqual(['seeded']);
});

test('only what differs from the seed is stored', async () => {
  const { db, persistence, store } = await createBrowser()();
  db.post.patch('seeded', { content: 'Changed' });
  await persistence.flush();
  const keys = store && (await entries(store)).map(([key]) => key);
  expect(new Set(keys)).toEqual(new Set(['~world', 'post/seeded']));
});

test('an untouched world is made anew after six hours, a touched one keeps its dates', async () => {
  const open = createBrowser();
  await (await open()).persistence.flush();
  const fresh = await open({ now: START + 7 * HOUR });
  expect(fresh.persistence.world().epoch).toBe(START + 7 * HOUR);
  fresh.db.post.patch('seeded', { content: 'Mine now' });
  await fresh.persistence.flush();
  expect((await open({ now: START + 90 * HOUR })).persistence.world().epoch).toBe(START + 7 * HOUR);
});

test('what other travellers do does not count as a change of a person', async () => {
  const { db, persistence } = await createBrowser()();
  await persistence.notByPerson(() => Promise.resolve(db.post.patch('seeded', { content: 'Theirs' })));
  expect(persistence.world().touched).toBe(false);
});

test('a whole database can take the place of this one, and survives a reload', async () => {
  const open = createBrowser();
  const { persistence } = await open();
  const rows = aDataset({ post: [aPost({ id: 'restored' })] });
  await persistence.replace(rows, { scenario: 'full', seed: 1, epoch: START, pinned: false });
  expect((await open()).db.post.all().map(({ id }) => id)).toEqual(['restored']);
});

test('two tabs share their rows, and a reset in one reloads the other', async () => {
  const open = createBrowser();
  const [a, b] = [await open(), await open()];
  a.db.post.insert(aPost({ id: 'from_a' }));
  b.db.post.insert(aPost({ id: 'from_b' }));
  await vi.waitFor(() => {
    expect(a.db.post.get('from_b')).toBeDefined();
    expect(b.db.post.get('from_a')).toBeDefined();
  });
  await a.persistence.reset({});
  await vi.waitFor(() => expect(b.reload).toHaveBeenCalledOnce());
});

test.each([
  ['a row of no table', 'nothing/1', { id: '1' }],
  ['a row without its columns', 'post/1', { id: '1' }],
  ['a row under another key', 'post/2', aPost({ id: 'other' })],
  ['a world that is none', '~world', 'garbage'],
])('unreadable storage is left behind with a notice: %s', async (_, key, value) => {
  const open = createBrowser();
  const { persistence, store } = await open();
  await persistence.flush();
  if (store) await set(key, value, store);
  const next = await open();
  expect(said(next)).toEqual(['Started afresh']);
  expect(next.db.post.get('seeded')?.content).toBe('From the seed');
  await next.persistence.flush();
  expect(said(await open())).toEqual([]);
});

test('data of another version is left behind, with a notice where a person made it', async () => {
  const open = createBrowser();
  const old = await open();
  old.db.post.patch('seeded', { content: 'Old' });
  await old.persistence.flush();
  const next = await open({ version: '2' });
  expect(said(next)).toEqual(['Demo updated']);
  expect(next.db.post.get('seeded')?.content).toBe('From the seed');
});

test('a database of another layout is made anew', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open('foreign', 9);
    request.addEventListener('success', () => resolve(request.result.close()));
  });
  expect(await openStore('foreign')).toMatchObject({ mended: true });
});

test('full storage is said once, and the work goes on', async () => {
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
  expect(said(tab)).toEqual(['Storage is full']);
  expect(tab.db.post.get('more')).toBeDefined();
});

test('without storage everything works until a reload', async () => {
  const tab = await createBrowser()({ store: null });
  expect(said(tab)).toEqual(['Changes will not be kept']);
  tab.db.post.insert(aPost({ id: 'mine' }));
  expect(tab.db.post.get('mine')).toBeDefined();
});

test('a wanted scenario begins anew over what was kept', async () => {
  const open = createBrowser();
  const { db, persistence } = await open();
  db.post.insert(aPost({ id: 'mine' }));
  await persistence.flush();
  const tab = await open({ wanted: { scenario: 'empty' } });
  expect(tab.db.post.get('mine')).toBeUndefined();
  expect(tab.persistence.world()).toMatchObject({ scenario: 'empty', touched: false });
});

test('a wanted moment is that of a new world, and leaves a kept one as it is', async () => {
  const open = createBrowser();
  const first = await open({ wanted: { epoch: START + HOUR, pinned: true } });
  expect(first.persistence.world()).toMatchObject({ epoch: START + HOUR, pinned: true });
  await first.persistence.flush();
  const second = await open({ wanted: { epoch: START + 2 * HOUR, pinned: true } });
  expect(second.persistence.world()).toMatchObject({ epoch: START + HOUR });
});
