import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An in-memory Storage; each key is also a property. */
function fakeStorage(): Storage {
  const items: Storage = Object.create({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => delete items[key],
  });
  return items;
}
/** Imports the modules as a page at this base path. */
async function openPage(base = '/') {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  const [keys, web, drafts] = await Promise.all([
    import('./keys.ts'),
    import('./webStorage.ts'),
    import('./drafts.ts'),
  ]);
  return { ...keys, ...web, ...drafts };
}
const refuses = (): never => {
  throw new DOMException('Closed', 'SecurityError');
};

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('indexedDB', { deleteDatabase: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('[THEME-02] keeps the theme under travel-theme, whatever the base path', async () => {
  const { localStore, STORAGE_KEYS } = await openPage('/demo/');
  localStore.set(STORAGE_KEYS.theme, 'dark');
  expect(Object.entries(localStorage)).toEqual([['travel-theme', 'dark']]);
});

test('[AMB-77] keeps two demos of one origin apart', async () => {
  const one = await openPage('/one/');
  one.localStore.set(one.draftKey('ananya', 'new-post'), 'Mine');
  const two = await openPage('/two/');
  expect(two.localStore.get(two.draftKey('ananya', 'new-post'))).toBeNull();
  two.clearDrafts();
  expect(one.localStore.get(one.draftKey('ananya', 'new-post'))).toBe('Mine');
});

test('[AMB-77] keeps two people apart, and signing out deletes the drafts of one', async () => {
  const { localStore, draftKey, clearDrafts } = await openPage();
  localStore.set(draftKey('ananya', 'new-post'), 'Of Ananya');
  expect(localStore.get(draftKey('rohan', 'new-post'))).toBeNull();
  localStore.set(draftKey('rohan', 'new-post'), 'Of Rohan');
  clearDrafts('ananya');
  expect(localStore.get(draftKey('ananya', 'new-post'))).toBeNull();
  expect(localStore.get(draftKey('rohan', 'new-post'))).toBe('Of Rohan');
  clearDrafts();
  expect(localStore.get(draftKey('rohan', 'new-post'))).toBeNull();
});

test('keeps another scope apart, its theme included, and clears that scope alone', async () => {
  const app = await openPage();
  app.localStore.set(app.STORAGE_KEYS.theme, 'dark');
  app.localStore.set(app.draftKey('ananya', 'new-post'), 'Mine');
  const stories = await openPage();
  stories.setStorageScope('stories');
  expect(stories.localStore.get(stories.STORAGE_KEYS.theme)).toBeNull();
  stories.localStore.set(stories.STORAGE_KEYS.theme, 'light');
  stories.localStore.clear();
  expect(app.localStore.get(app.STORAGE_KEYS.theme)).toBe('dark');
  expect(app.localStore.get(app.draftKey('ananya', 'new-post'))).toBe('Mine');
});

test.each([
  ['blocked', Object.defineProperty({}, 'getItem', { get: refuses })],
  ['full', { getItem: () => null, setItem: refuses, removeItem: () => {} }],
])('keeps values for the page if storage is %s', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const { localStore, draftKey, clearDrafts } = await openPage();
  localStore.set(draftKey('ananya', 'new-post'), 'Mine');
  expect(localStore.get(draftKey('ananya', 'new-post'))).toBe('Mine');
  clearDrafts('ananya');
  expect(localStore.get(draftKey('ananya', 'new-post'))).toBeNull();
});

test('reports a change in this tab and in another one until it is unsubscribed', async () => {
  const { localStore, STORAGE_KEYS, subscribeToStorage } = await openPage();
  const listener = vi.fn<() => void>();
  const stop = subscribeToStorage(listener);
  localStore.set(STORAGE_KEYS.lastGuest, 'yes');
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'travel-theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['', '{', 'no JSON'])('reads nothing from the corrupt text %j', async (text) => {
  const { parseStored } = await openPage();
  expect(parseStored(text)).toBeUndefined();
});
