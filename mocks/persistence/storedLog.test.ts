import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { START, type Tab, createBrowser, titlesOf } from '../testing/createBrowser.ts';
import { aPost } from '../testing/factories.ts';
import { createActions } from '../world/ActionLog.ts';

/** Writes a post as a request does. */
function write({ db, log }: Tab, client: string, id: string): void {
  const action = createActions(log, () => client)();
  db.forRequest(action.record).post.insert(aPost({ id }));
  action.commit({
    at: new Date(START).toISOString(),
    as: 'me',
    method: 'POST',
    path: '/api/posts',
    status: 201,
  });
}
const idsOf = ({ log }: Tab): string[] => log.actions.map(({ id }) => id);

test('[WORLD-01] keeps the log across a reload, and counts on', async () => {
  const open = createBrowser();
  const first = await open();
  for (const id of ['one', 'two', 'ten']) write(first, '1', id);
  await first.persistence.flush();
  const second = await open();
  expect(idsOf(second)).toEqual(['1-1', '1-2', '1-3']);
  expect(second.db.post.all().map(({ id }) => id)).toEqual(['seeded', 'one', 'two', 'ten']);
  write(second, '1', 'more');
  expect(idsOf(second)).toEqual(['1-1', '1-2', '1-3', '1-4']);
  await second.persistence.replace(second.persistence.prepare({}));
  expect(idsOf(second)).toEqual([]);
});

test('[WORLD-01] two tabs have the same log in the same order', async () => {
  const open = createBrowser();
  const [a, b] = [await open(), await open()];
  write(a, '1', 'from_a');
  write(b, '2', 'from_b');
  await vi.waitFor(() => {
    expect(idsOf(a)).toEqual(['1-1', '2-1']);
    expect(idsOf(b)).toEqual(['1-1', '2-1']);
  });
});

test('[WORLD-01] begins with the stored rows where the log cannot be read', async () => {
  const open = createBrowser();
  const first = await open();
  write(first, '1', 'mine');
  await first.persistence.flush();
  if (first.store) await set('~log/000000001/1-1', { id: 7 }, first.store);
  const second = await open();
  expect(titlesOf(second)).toEqual([]);
  expect(idsOf(second)).toEqual([]);
  expect(second.db.post.get('mine')).toBeDefined();
  expect(second.persistence.base()).toMatchObject([{ table: 'post', id: 'mine' }]);
});
