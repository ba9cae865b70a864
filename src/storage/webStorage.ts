import { type PersonalKey, type StorageKey, storageName, storagePrefix } from './keys.ts';

/** What the browser refused to keep, by its name: it lasts as long as the page. */
const unsaved = new Map<string, string | null>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

type Area = () => Storage;

/** Access to storage throws where it is blocked, and writing where it is full. */
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
  /** The stored text, or null. Where storage is blocked or full, values last as long as the page. */
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
  /** The keys in use that begin with `start`. */
  keys(start: PersonalKey): PersonalKey[] {
    const name = storageName(start);
    return namesIn(area, name).map((found): PersonalKey => `${start}${found.slice(name.length)}`);
  },
  /** Removes everything under the present scope and base path. */
  clear(): void {
    for (const name of namesIn(area, storagePrefix())) write(area, name, null);
    unsaved.clear();
    notify();
  },
});

/** Kept until it is removed, and shared by all tabs. */
export const localStore = createStore(() => localStorage);
/** Kept as long as its tab is open. */
export const sessionStore = createStore(() => sessionStorage);

function onOtherTab({ key }: StorageEvent): void {
  if (key === null) unsaved.clear();
  else unsaved.delete(key);
  notify();
}

/** Calls the listener after every change, of this tab or another; returns the way to stop. */
export function subscribeToStorage(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onOtherTab);
  };
}

/** The value of a stored JSON text; undefined where there is none or it is corrupt. */
export function parseStored(text: string | null): unknown {
  return attempt<unknown>(
    () => (text === null ? undefined : JSON.parse(text)),
    () => undefined,
  );
}
