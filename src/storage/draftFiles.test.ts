import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An in-memory Storage; each key is also a property. */
function fakeStorage(): object {
  const items: Record<string, string> = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => delete items[key],
  });
  return items;
}
const all = (stored: readonly File[]) => stored;
/** Imports the modules again, as after a reload. */
async function openPage() {
  vi.resetModules();
  const [{ draftFiles }, { clearDrafts, draftKey, unjoinedKey }, { adoptDrafts }, { localStore }] =
    await Promise.all([
      import('./draftFiles.ts'),
      import('./drafts.ts'),
      import('./adoptDrafts.ts'),
      import('./webStorage.ts'),
    ]);
  const post = draftKey('ananya', 'new-post');
  return {
    names: () => draftFiles.get(post).map(({ name }) => name),
    files: () => draftFiles.get(post),
    settle: (select = all) => draftFiles.settle(post, select),
    add: (...names: string[]) =>
      draftFiles.change(post, all, (files) => [...files, ...names.map((name) => new File([name], name))]),
    addLater: (name: string) =>
      draftFiles.change(post, all, async (files) => {
        await setTimeout();
        return [...files, new File([name], name)];
      }),
    remove: (gone: string) =>
      draftFiles.change(post, all, (files) => files.filter(({ name }) => name !== gone)),
    discard: () => draftFiles.clear(post),
    signOut: () => clearDrafts('ananya'),
    signIn: () => adoptDrafts('ananya'),
    text: () => localStore.get(post),
    unjoined: () => localStore.get(unjoinedKey(post)),
    type: (text: string) => localStore.set(post, text),
    asVisitor: {
      add: (name: string) =>
        draftFiles.change(draftKey(null, 'new-post'), all, () => [new File([name], name)]),
      type: (text: string) => localStore.set(draftKey(null, 'new-post'), text),
      text: () => localStore.get(draftKey(null, 'new-post')),
    },
  };
}
async function afterReload() {
  const page = await openPage();
  await page.settle();
  return page.names();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', fakeStorage());
  // Node's structured clone drops file names, which browsers keep.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[CRE-15, PLAN-14] restores the files after a reload, in their order', async () => {
  const { add, remove } = await openPage();
  await add('a.png', 'b.png');
  expect(await afterReload()).toEqual(['a.png', 'b.png']);
  await remove('a.png');
  expect(await afterReload()).toEqual(['b.png']);
  await remove('b.png');
  expect(await afterReload()).toEqual([]);
});

test('loses nothing when files are added and removed at once while stored ones are still being read', async () => {
  await (await openPage()).add('a.png', 'b.png');
  const page = await openPage();
  await Promise.all([page.add('c.png'), page.remove('a.png'), page.add('d.png')]);
  expect(page.names()).toEqual(['b.png', 'c.png', 'd.png']);
  expect(await afterReload()).toEqual(['b.png', 'c.png', 'd.png']);
});

test('takes only the selected files, and reads them once', async () => {
  await (await openPage()).add('a.png', 'b.exe');
  const { names: known, files, settle } = await openPage();
  const select = vi.fn<typeof all>((stored) => stored.filter(({ name }) => name.endsWith('.png')));
  await Promise.all([settle(select), settle(select)]);
  expect(select).toHaveBeenCalledTimes(1);
  expect(known()).toEqual(['a.png']);
  expect(files()).toBe(files());
});

test('[CRE-15] waits for a file that is still being read, and drops it if the draft is discarded', async () => {
  const page = await openPage();
  const added = page.addLater('a.png');
  await page.settle();
  expect(page.names()).toEqual(['a.png']);
  await added;
  const dropped = page.addLater('b.png');
  page.discard();
  await dropped;
  expect(page.names()).toEqual([]);
  expect(await afterReload()).toEqual([]);
});

test('[AMB-77] leaves no file behind after signing out, neither in memory nor in the database', async () => {
  const page = await openPage();
  await page.add('a.png');
  page.signOut();
  expect(page.names()).toEqual([]);
  expect(await afterReload()).toEqual([]);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  await page.add('b.png');
  expect(await afterReload()).toEqual(['b.png']);
});

test('ignores a database whose list of files is gone', async () => {
  await (await openPage()).add('a.png');
  vi.stubGlobal('localStorage', fakeStorage());
  expect(await afterReload()).toEqual([]);
});

test('keeps files discarded if that happens while they are read or stored', async () => {
  await (await openPage()).add('a.png');
  const page = await openPage();
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
])('keeps files for the page if the database is %s', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  const page = await openPage();
  await page.add('a.png');
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  page.signOut();
  expect(page.names()).toEqual([]);
});

test('keeps new files only for the page if the database is full, and stored ones longer', async () => {
  const page = await openPage();
  await page.add('a.png');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await page.add('b.png');
  expect(page.names()).toEqual(['a.png', 'b.png']);
  expect(await afterReload()).toEqual(['a.png']);
});

test('[AMB-77] moves the texts and files of a visitor to the user who signs in', async () => {
  const { asVisitor } = await openPage();
  asVisitor.type('Kaza');
  await asVisitor.add('a.png');
  const page = await openPage();
  await page.signIn();
  expect(page.text()).toBe('Kaza');
  expect(page.asVisitor.text()).toBeNull();
  expect(await afterReload()).toEqual(['a.png']);
});

test('[AMB-77] keeps what a visitor typed a second time before the form was opened', async () => {
  const page = await openPage();
  page.type('Own');
  page.asVisitor.type('Kaza');
  await page.signIn();
  page.asVisitor.type('Tabo');
  await page.signIn();
  expect([page.text(), page.unjoined(), page.asVisitor.text()]).toEqual(['Own', 'Kaza', 'Tabo']);
});

test('[AMB-77] keeps both drafts of a person who signs in after typing as a visitor', async () => {
  const page = await openPage();
  page.type('Own');
  await page.add('own.png');
  page.asVisitor.type('Kaza');
  await page.asVisitor.add('a.png');
  await page.signIn();
  expect(page.text()).toBe('Own');
  expect(page.unjoined()).toBe('Kaza');
  expect(page.asVisitor.text()).toBeNull();
  expect(await afterReload()).toEqual(['a.png', 'own.png']);
});
