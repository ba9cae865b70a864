import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { START, type Tab, createBrowser, titlesOf } from '../testing/createBrowser.ts';
import { aDataset, aPost } from '../testing/factories.ts';
import { createActions } from '../world/ActionLog.ts';

/** Creates a post as a request would. */
function write({ db, log }: Tab, client: string, id: string): void {
  const action = createActions(log, () => log.takeId(client))();
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

test('[WORLD-01] keeps the log across a reload, and continues its numbering', async () => {
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

test('[WORLD-01] starts from the stored rows if the log cannot be read', async () => {
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

test('[WORLD-03] keeps what was undone across a reload, until something new is written', async () => {
  const open = createBrowser();
  const first = await open();
  const other = await open();
  for (const id of ['one', 'two', 'three']) write(first, '1', id);
  await first.persistence.travel(1);
  await vi.waitFor(() => expect(other.reload).toHaveBeenCalledOnce());
  const second = await open();
  expect(second.db.post.all().map(({ id }) => id)).toEqual(['seeded', 'one']);
  await second.persistence.travel(2);
  expect(second.db.post.all().map(({ id }) => id)).toEqual(['seeded', 'one', 'two']);
  write(second, '1', 'other');
  await second.persistence.flush();
  const third = await open();
  expect(idsOf(third)).toEqual(['1-1', '1-2', '1-3']);
  expect(third.log.undone).toEqual([]);
  expect(third.db.post.all().map(({ id }) => id)).toEqual(['seeded', 'one', 'two', 'other']);
});

test('[WORLD-03] goes back to a restored snapshot, and leaves views alone', async () => {
  const open = createBrowser();
  const tab = await open();
  const rows = aDataset({ post: [aPost({ id: 'restored' })] });
  await tab.persistence.restore(rows, { epoch: START, pinned: true });
  write(tab, '1', 'one');
  tab.db.sponsorEvent.insert({
    id: 'seen',
    sponsorId: 'a',
    kind: 'impression',
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  await tab.persistence.travel(0);
  expect(tab.db.post.all().map(({ id }) => id)).toEqual(['restored']);
  const again = await open();
  expect(again.db.post.all().map(({ id }) => id)).toEqual(['restored']);
  expect(again.db.sponsorEvent.all().map(({ id }) => id)).toEqual(['seen']);
  expect(again.persistence.base().map(({ id }) => id)).toEqual(['restored', 'seeded']);
});
