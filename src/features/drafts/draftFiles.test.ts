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
    import('./draftStore.ts'),
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

test('[CRE-15] [PLAN-14] what is shown is there after a reload, in its order', async () => {
  const { add, remove } = await aPage();
  await add('a.png', 'b.png');
  expect(await afterReload()).toEqual(['a.png', 'b.png']);
  await remove('a.png');
  expect(await afterReload()).toEqual(['b.png']);
  await remove('b.png');
  expect(await afterReload()).toEqual([]);
});

test('changes in one moment lose nothing, neither of each other nor of what is still being read', async () => {
  await (await aPage()).add('a.png', 'b.png');
  const page = await aPage();
  await Promise.all([page.add('c.png'), page.remove('a.png'), page.add('d.png')]);
  expect(page.names()).toEqual(['b.png', 'c.png', 'd.png']);
  expect(await afterReload()).toEqual(['b.png', 'c.png', 'd.png']);
});

test('only what fits is taken, and it is read once', async () => {
  await (await aPage()).add('a.png', 'b.exe');
  const { names: known, files, settle } = await aPage();
  const fitting = vi.fn<typeof all>((stored) => stored.filter(({ name }) => name.endsWith('.png')));
  await Promise.all([settle(fitting), settle(fitting)]);
  expect(fitting).toHaveBeenCalledTimes(1);
  expect(known()).toEqual(['a.png']);
  expect(files()).toBe(files());
});

test('who signs out leaves no file behind, neither here nor in the database', async () => {
  const page = await aPage();
  await page.add('a.png');
  page.signOut();
  expect(page.names()).toEqual([]);
  expect(await afterReload()).toEqual([]);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  await page.add('b.png');
  expect(await afterReload()).toEqual(['b.png']);
});

test('a database that signing out did not reach shows nothing to the next', async () => {
  await (await aPage()).add('a.png');
  vi.stubGlobal('localStorage', aStorage());
  expect(await afterReload()).toEqual([]);
});

test('what is discarded while it is read or stored stays discarded', async () => {
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
])('where the database is %s, files last as long as the page', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  const page = await aPage();
  await page.add('a.png');
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  page.signOut();
  expect(page.names()).toEqual([]);
});

test('where the database is full, files last as long as the page, those before longer', async () => {
  const page = await aPage();
  await page.add('a.png');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  expect(await afterReload()).toEqual(['a.png']);
});
