import { type PersonalKey, type StorageKey, storageName, storagePrefix } from './keys.ts';

/** Values that the browser refused to store, by name; kept only as long as the page is open. */
const unsaved = new Map<string, string | null>();
type Listener = (isOtherTab: boolean) => void;
const listeners = new Set<Listener>();

function notify(isOtherTab = false): void {
  for (const listener of listeners) listener(isOtherTab);
}

type Area = () => Storage;

/** Blocked storage throws on access, full storage on write. */
function attempt<V>(access: () => V, otherwise: () => V): V {
  try {
    return access();
  } catch {
    return otherwise();
  }
}

const write = (area: Area, name: string, text: string | null): void =>
  attempt(
    () => {
      if (text === null) area().removeItem(name);
      else area().setItem(name, text);
      unsaved.delete(name);
    },
    () => void unsaved.set(name, text),
  );

const namesIn = (area: Area, start: string): string[] =>
  attempt(
    () => Object.keys(area()),
    () => [],
  )
    .concat([...unsaved.keys()])
    .filter((name) => name.startsWith(start));

const createStore = (area: Area) => ({
  /**
   * The stored text, or null. If storage is unavailable, values are kept only as long as the page is open.
   */
  get(key: StorageKey): string | null {
    const name = storageName(key);
    const text = unsaved.get(name);
    return text === undefined
      ? attempt(
          () => area().getItem(name),
          () => null,
        )
      : text;
  },
  /** Stores a text; null removes it. */
  set(key: StorageKey, text: string | null): void {
    write(area, storageName(key), text);
    notify();
  },
  /** The stored keys that start with `start`. */
  keys(start: PersonalKey): PersonalKey[] {
    const name = storageName(start);
    return namesIn(area, name).map((found): PersonalKey => `${start}${found.slice(name.length)}`);
  },
  /** Removes everything of the current scope and base path. */
  clear(): void {
    for (const name of namesIn(area, storagePrefix())) write(area, name, null);
    unsaved.clear();
    notify();
  },
});

/** localStorage: shared by all tabs, kept until removed. */
export const localStore = createStore(() => localStorage);
/** sessionStorage: kept as long as the tab is open. */
export const sessionStore = createStore(() => sessionStorage);

function onOtherTab({ key }: StorageEvent): void {
  if (key === null) unsaved.clear();
  else unsaved.delete(key);
  notify(true);
}

/** Calls the listener after every change in this or another tab; returns an unsubscribe function. */
export function subscribeToStorage(listener: Listener): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onOtherTab);
  };
}

/** The parsed JSON of a stored text; undefined if it is missing or corrupt. */
export function parseStored(text: string | null): unknown {
  return attempt<unknown>(
    () => (text === null ? undefined : JSON.parse(text)),
    () => undefined,
  );
}
