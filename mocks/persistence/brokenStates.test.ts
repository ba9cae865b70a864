import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { type UseStore, clear, entries, setMany } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { START, type Tab, createBrowser, titlesOf } from '../testing/createBrowser.ts';
import { aPost } from '../testing/factories.ts';
import { createFaults } from '../http/faults.ts';
import { createSession } from '../http/session.ts';
import { createTabSettings } from '../control/tabSettings.ts';
import { createClock } from '../../src/shared/clock.ts';
import { createActions } from '../world/ActionLog.ts';
import { openStore } from './openStore.ts';
import { readStored } from './readStored.ts';
import { createSessionStore } from './sessionStore.ts';
import { noTabChannel } from './tabChannel.ts';
import type { KeyValueStore } from './webStorage.ts';

type Entry = [key: string, value: unknown];
type Damage = (value: object) => unknown;

/** Keeps only the first columns. */
const truncate =
  (left: number): Damage =>
  (value) =>
    Object.fromEntries(Object.entries(value).slice(0, left));
const retype =
  (place: number, other: unknown): Damage =>
  (value) => {
    const columns = Object.keys(value);
    return { ...value, [columns[place % columns.length] ?? '']: other };
  };

/** Values that are invalid in every column. */
const wrongType = fc.constantFrom<unknown>(undefined, NaN, {}, [7], [[]], new Date(0), new Map(), 1e300);
const damages: fc.Arbitrary<Damage | null> = fc.oneof(
  // The entry is missing.
  fc.constant(null),
  fc.nat(2).map(truncate),
  fc.tuple(fc.nat(9), wrongType).map(([place, other]) => retype(place, other)),
  fc.anything({ withDate: true, withMap: true, withTypedArray: true }).map((other) => () => other),
  // A newer version may have more columns.
  fc.constant<Damage>((value) => ({ ...value, addedLater: 'new' })),
);

/** A world with one row per kind of change: created, changed, logged and removed. */
async function storeWorld(tab: Tab): Promise<Entry[]> {
  const { db, log, persistence, store } = tab;
  for (const id of ['one', 'two', 'three']) db.post.insert(aPost({ id, userId: 'asha' }));
  db.post.patch('seeded', { content: 'Changed' });
  const action = createActions(log, () => log.takeId('1'))();
  db.forRequest(action.record).post.insert(aPost({ id: 'logged', userId: 'asha' }));
  const at = new Date(START).toISOString();
  action.commit({ at, as: 'asha', method: 'POST', path: '/api/posts', status: 201 });
  await persistence.flush();
  return store ? entries<string, unknown>(store) : [];
}

/** The visible posts with their comments. */
const visibleState = (tab: Tab) => ({
  posts: new Map(tab.db.post.all().map((row) => [row.id, row])),
  toastTitles: titlesOf(tab),
});

test(
  '[SHIP-06] recovers from 300 broken datasets, notifies, and loses no intact data',
  { timeout: 60_000 },
  async () => {
    const open = createBrowser();
    const tab = await open({ tabs: noTabChannel });
    const store = tab.store;
    if (!store) throw new Error('No store');
    const intact = await storeWorld(tab);
    const before = visibleState(tab).posts;
    const damaged = fc.uniqueArray(fc.tuple(fc.nat(intact.length - 1), damages), {
      minLength: 1,
      maxLength: 3,
      selector: ([place]) => place,
    });
    const property = fc.asyncProperty(damaged, async (broken) => {
      const damageOf = new Map(broken);
      const stored = intact.flatMap(([key, value], place): Entry[] => {
        const damage = damageOf.get(place);
        if (damage === null) return [];
        return [[key, damage && value !== null ? damage(Object(value)) : value]];
      });
      await clear(store);
      await setMany(stored, store);
      const recovered = await open({ tabs: noTabChannel });
      const { posts, toastTitles } = visibleState(recovered);
      const isForeign = toastTitles.some((title) => title === 'Started over' || title === 'Demo updated');
      const isKnown = !isForeign && !damageOf.has(intact.findIndex(([key]) => key === '~world'));
      const readable = intact.filter(
        ([key], place) => isKnown && key.startsWith('post/') && !damageOf.has(place),
      );
      const ids = readable.map(([key]) => key.slice('post/'.length));
      expect(ids.map((id) => posts.get(id))).toEqual(ids.map((id) => before.get(id)));
      expect(toastTitles.length).toBeLessThanOrEqual(1);
      expect([...posts.values()].every((row) => typeof row.content === 'string')).toBe(true);
      // It is permanently repaired and can store changes again.
      recovered.db.post.insert(aPost({ id: 'after', userId: 'asha' }));
      await recovered.persistence.flush();
      const again = await readStored(store, '1', START);
      expect(again).toMatchObject({ notice: null, stored: { isDamaged: false } });
      expect(again.stored?.changes.map(({ id }) => id)).toContain('after');
    });
    await fc.assert(property, { numRuns: 300, seed: 15 });
  },
);

/** A store in which one kind of transaction hangs or is rejected. */
const withFailingTransactions =
  (store: UseStore, kind: IDBTransactionMode, failure: () => Promise<never>): UseStore =>
  async (mode, job) =>
    mode === kind ? failure() : store(mode, job);
const never = (): Promise<never> => new Promise(() => undefined);
const full = (): Promise<never> => Promise.reject(new DOMException('No room', 'QuotaExceededError'));

const SETTINGS = '{"faults":[],"latency":0,"clockOffset":0,"panel":true}';

/** Advances the fake clock until the work is done, giving the database time to run in between. */
async function passTime<V>(work: Promise<V>, atMost: number): Promise<V> {
  const state = { isDone: false };
  const end = (): void => void (state.isDone = true);
  work.then(end, end);
  for (let ms = 0; ms < atMost && !state.isDone; ms += 100) {
    for (let turn = 0; turn < 9; turn += 1) await new Promise(setImmediate);
    if (!state.isDone) await vi.advanceTimersByTimeAsync(100);
  }
  expect(state.isDone).toBe(true);
  return work;
}

test.each([
  ['locked for reading', 'readonly', never, 'Changes will not be kept'],
  ['locked for writing', 'readwrite', never, 'Saving takes longer'],
  ['full', 'readwrite', full, 'Storage is full'],
] as const)('[SHIP-06] goes on within two seconds where storage is %s', async (_, kind, failure, title) => {
  const open = createBrowser();
  const { store } = await open();
  if (!store) throw new Error('No store');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const start = performance.now();
    const opening = open({ store: withFailingTransactions(store, kind, failure) });
    const tab = await passTime(opening, 1999);
    tab.db.post.insert(aPost({ id: 'mine' }));
    await passTime(tab.persistence.flush(), 1999);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(titlesOf(tab)).toEqual([title]);
    expect(tab.db.post.get('mine')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('[SHIP-06] leaves a database alone that another tab has locked, and continues without it', async () => {
  const lockedRequest = indexedDB.open('never answers');
  vi.spyOn(lockedRequest, 'addEventListener').mockReturnValue();
  const deleting = vi.spyOn(indexedDB, 'deleteDatabase');
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => lockedRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const opened = openStore('held');
    await vi.advanceTimersByTimeAsync(1999);
    expect(await opened).toEqual({ store: null, recreated: false });
    expect(deleting).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    opening.mockRestore();
    deleting.mockRestore();
  }
});

test('[AUTH-16] reads session and settings and answers calls, whatever the tab has stored', async () => {
  const cut = fc.tuple(fc.constantFrom(SETTINGS, 'expired:asha', 'until:1:asha'), fc.nat(40));
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    cut.map(([whole, end]) => whole.slice(0, end)),
    fc
      .record({ latency: fc.double(), clockOffset: fc.double() })
      .map((wrong) => JSON.stringify({ ...JSON.parse(SETTINGS), ...wrong })),
  );
  const property = fc.asyncProperty(text, text, async (session, settings) => {
    const items = new Map([
      ['session', session],
      ['control', settings],
    ]);
    const tab: KeyValueStore = {
      read: (name) => items.get(name) ?? null,
      write: (name, value) => void (value === null ? items.delete(name) : items.set(name, value)),
    };
    const userId = createSession(createSessionStore(tab, tab)).userId();
    expect(userId === null || typeof userId === 'string').toBe(true);
    const faults = createFaults();
    const clock = createClock();
    await createTabSettings(tab, faults, clock).start({});
    expect(() => new Date(clock.now()).toISOString()).not.toThrow();
    expect(faults.latency()).toBeLessThanOrEqual(60_000);
  });
  await fc.assert(property, { numRuns: 120, seed: 15 });
});
