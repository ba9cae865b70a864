import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Texts as a browser keeps them: each key is a property too. */
function aStorage(): object {
  const items: Record<string, string> = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => delete items[key],
  });
  return items;
}
const all = (stored: readonly File[]) => stored;
/** The same modules, loaded anew: what a reload leaves of a draft 'post'. */
async function aPage() {
  vi.resetModules();
  const [{ draftFiles }, { draftStore }] = await Promise.all([
    import('./draftFiles.ts'),
    import('./drafts.ts'),
  ]);
  return {
    names: () => draftFiles.get('post').map(({ name }) => name),
    files: () => draftFiles.get('post'),
    settle: (fitting = all) => draftFiles.settle('post', fitting),
    add: (...names: string[]) =>
      draftFiles.change('post', all, (files) => [...files, ...names.map((name) => new File([name], name))]),
    remove: (gone: string) =>
      draftFiles.change('post', all, (files) => files.filter(({ name }) => name !== gone)),
    discard: () => draftFiles.clear('post'),
    signOut: () => draftStore.clear(),
  };
}
async function afterReload() {
  const page = await aPage();
  await page.settle();
  return page.names();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', aStorage());
  // Node's own makes nameless blobs of files; a browser's does not.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[CRE-15, PLAN-14] restores the shown files after a reload, in order', async () => {
  const { add, remove } = await aPage();
  await add('a.png', 'b.png');
  expect(await afterReload()).toEqual(['a.png', 'b.png']);
  await remove('a.png');
  expect(await afterReload()).toEqual(['b.png']);
  await remove('b.png');
  expect(await afterReload()).toEqual([]);
});

test('loses nothing in simultaneous changes and reads', async () => {
  await (await aPage()).add('a.png', 'b.png');
  const page = await aPage();
  await Promise.all([page.add('c.png'), page.remove('a.png'), page.add('d.png')]);
  expect(page.names()).toEqual(['b.png', 'c.png', 'd.png']);
  expect(await afterReload()).toEqual(['b.png', 'c.png', 'd.png']);
});

test('takes only valid files and reads each once', async () => {
  await (await aPage()).add('a.png', 'b.exe');
  const { names: known, files, settle } = await aPage();
  const fitting = vi.fn<typeof all>((stored) => stored.filter(({ name }) => name.endsWith('.png')));
  await Promise.all([settle(fitting), settle(fitting)]);
  expect(fitting).toHaveBeenCalledTimes(1);
  expect(known()).toEqual(['a.png']);
  expect(files()).toBe(files());
});

test('removes all files on sign-out, in memory and in the database', async () => {
  const page = await aPage();
  await page.add('a.png');
  page.signOut();
  expect(page.names()).toEqual([]);
  expect(await afterReload()).toEqual([]);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  await page.add('b.png');
  expect(await afterReload()).toEqual(['b.png']);
});

test('shows nothing to the next user if sign-out did not reach the database', async () => {
  await (await aPage()).add('a.png');
  vi.stubGlobal('localStorage', aStorage());
  expect(await afterReload()).toEqual([]);
});

test('keeps files discarded that were still being read or stored', async () => {
  await (await aPage()).add('a.png');
  const page = await aPage();
  const reading = page.settle();
  page.discard();
  await reading;
  expect(page.names()).toEqual([]);
  const adding = page.add('b.png');
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
  page.discard();
  await adding;
  expect(page.names()).toEqual([]);
  expect(await afterReload()).toEqual([]);
});

const refuses = (): never => {
  throw new DOMException('Closed', 'SecurityError');
};
test.each([
  ['missing', undefined],
  ['closed', { open: refuses, deleteDatabase: refuses }],
  ['hanging', { open: () => new EventTarget(), deleteDatabase: () => new EventTarget() }],
])('keeps files as long as the page if the database is %s', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  const page = await aPage();
  await page.add('a.png');
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  page.signOut();
  expect(page.names()).toEqual([]);
});

test('keeps new files as long as the page if the database is full, and stored ones longer', async () => {
  const page = await aPage();
  await page.add('a.png');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  expect(await afterReload()).toEqual(['a.png']);
});
