import 'fake-indexeddb/auto';
import { entries, promisifyRequest, set } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './openStore.ts';

test('recreates a database with another layout', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open('foreign', 9);
    request.addEventListener('success', () => resolve(request.result.close()));
  });
  expect(await openStore('foreign')).toMatchObject({ recreated: true });
});

/** Deletes a database as another tab does that clears the site's data. */
const deleteDatabase = (name: string): Promise<unknown> => promisifyRequest(indexedDB.deleteDatabase(name));

test('[SHIP-06] stores what is written after the database was deleted while the page is open', async () => {
  const { store } = await openStore('cleared');
  if (!store) throw new Error('No store');
  await set('before', 1, store);
  await deleteDatabase('cleared');
  await set('after', 2, store);
  expect(await entries(store)).toEqual([['after', 2]]);
});

test('[SHIP-06] stores what is written while the connection is lost', async () => {
  const { store } = await openStore('lost');
  if (!store) throw new Error('No store');
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => transaction.mockRestore());
  transaction.mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing', 'InvalidStateError');
  });
  await set('mine', 1, store);
  expect(await entries(store)).toEqual([['mine', 1]]);
});

/** Keeps the page busy, ms: no timer runs and no event is handled. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('[SHIP-06] waits longer for a database while the page is busy', async () => {
  const opened = openStore('behind a long task');
  block(2000);
  expect(await opened).toMatchObject({ store: expect.any(Function) });
});
