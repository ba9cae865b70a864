import { type PersonalKey, type StorageKey, storageName, storagePrefix } from './keys.ts';

/** What the browser refused to keep, by its name: it lasts as long as the page. */
const unsaved = new Map<string, string | null>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function createStore(area: () => Storage) {
  const names = (start: string): string[] => {
    try {
      return [...Object.keys(area()), ...unsaved.keys()].filter((name) => name.startsWith(start));
    } catch {
      return [...unsaved.keys()].filter((name) => name.startsWith(start));
    }
  };
  const setByName = (name: string, text: string | null): void => {
    try {
      if (text === null) area().removeItem(name);
      else area().setItem(name, text);
      unsaved.delete(name);
    } catch {
      unsaved.set(name, text);
    }
  };
  return {
    /** The stored text, or null. Storage that is blocked or full costs a value its memory beyond this page, no more. */
    get(key: StorageKey): string | null {
      const name = storageName(key);
      const text = unsaved.get(name);
      if (text !== undefined) return text;
      try {
        return area().getItem(name);
      } catch {
        return null;
      }
    },
    /** Stores a text; null removes it. */
    set(key: StorageKey, text: string | null): void {
      setByName(storageName(key), text);
      notify();
    },
    /** The keys in use that begin with `start`. */
    keys(start: PersonalKey): PersonalKey[] {
      const name = storageName(start);
      return names(name).map((found): PersonalKey => `${start}${found.slice(name.length)}`);
    },
    /** Removes everything under the present scope and base path. */
    clear(): void {
      for (const name of names(storagePrefix())) setByName(name, null);
      unsaved.clear();
      notify();
    },
  };
}

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
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
