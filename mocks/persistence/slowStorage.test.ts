import { setImmediate } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import type { UseStore } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBrowser, titlesOf } from '../testing/createBrowser.ts';
import { aPost } from '../testing/factories.ts';

/** A store that takes `ms` to answer in one mode. */
const slowed =
  (store: UseStore | null, slowMode: IDBTransactionMode, ms: number): UseStore =>
  async (mode, job) => {
    if (mode === slowMode) await new Promise((resolve) => setTimeout(resolve, ms));
    if (!store) throw new Error('No store');
    return store(mode, job);
  };

/** Fakes timers, except those of fake-indexeddb. */
function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets a minute pass, in which fake-indexeddb answers too. */
async function passMinute(): Promise<void> {
  for (let tenth = 0; tenth < 600; tenth += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await setImmediate();
  }
}

test.each([
  ['a little slow', 400, []],
  ['slow', 4000, ['Saving takes longer']],
  ['very slow', 12_000, ['Saving takes longer']],
])('[SHIP-06] stores what is written while storage is %s', async (_, ms, titles) => {
  const open = createBrowser();
  const { store } = await open();
  useFakeTimers();
  const tab = await open({ store: slowed(store, 'readwrite', ms) });
  tab.db.post.insert(aPost({ id: 'mine' }));
  await vi.advanceTimersByTimeAsync(40);
  tab.db.post.insert(aPost({ id: 'later' }));
  await passMinute();
  vi.useRealTimers();
  const { db } = await open();
  expect([db.post.get('mine'), db.post.get('later')]).not.toContain(undefined);
  expect(titlesOf(tab)).toEqual(titles);
});

test.each([
  ['waits for data that is slow to read', 1800, [], 'Kept'],
  [
    'starts within two seconds without data that cannot be read',
    2000,
    ['Changes will not be kept'],
    undefined,
  ],
])('[SHIP-06] %s, and loses none', async (_, ms, titles, content) => {
  const open = createBrowser();
  const first = await open();
  first.db.post.insert(aPost({ id: 'mine', content: 'Kept' }));
  await first.persistence.flush();
  useFakeTimers();
  const opening = open({ store: slowed(first.store, 'readonly', ms) });
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  const tab = await opening;
  expect(tab.db.post.get('mine')?.content).toBe(content);
  expect(titlesOf(tab)).toEqual(titles);
  tab.db.post.insert(aPost({ id: 'later' }));
  await tab.persistence.flush();
  expect((await open()).db.post.get('mine')?.content).toBe('Kept');
});
