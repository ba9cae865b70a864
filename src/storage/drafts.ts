/** Where drafts lie in the browser's storage; one key each. */
const PREFIX = 'waystone-draft-';
const keyOf = (name: string): string => PREFIX + name;
/** The database of their files (draftFiles.ts); named here, because signing out may be quicker than that module. */
export const FILES_DATABASE = `${PREFIX}files`;

/** What is known of each draft: the storage is read once, and may be closed. */
const known = new Map<string, string | null>();
const listeners = new Set<() => void>();

function stored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Drafts as JSON text; a closed or full storage costs them their memory beyond this page, nothing else. */
export const draftStore = {
  get(name: string): string | null {
    const text = known.get(name);
    if (text !== undefined) return text;
    known.set(name, stored(name));
    return draftStore.get(name);
  },
  /** Keeps a draft; null forgets it. */
  set(name: string, draft: object | null): void {
    const text = draft && JSON.stringify(draft);
    known.set(name, text);
    try {
      if (text === null) localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), text);
    } catch {
      // Not kept beyond this page.
    }
    for (const listener of listeners) listener();
  },
  /** Forgets every draft and its files: who signs out leaves nothing half said to the next. */
  clear(): void {
    try {
      const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      for (const key of kept) localStorage.removeItem(key);
    } catch {
      // A closed storage kept nothing.
    }
    try {
      indexedDB.deleteDatabase(FILES_DATABASE);
    } catch {
      // Nor did a closed database.
    }
    known.clear();
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Forgets what is known, not what is stored: between tests and stories. */
  reread: (): void => known.clear(),
};

/** Of one kind with the model, a list in each of its entries too. */
const isLike = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && (model.length === 0 || value.every((entry) => isLike(entry, model[0])))
    : typeof value === typeof model && !Array.isArray(value);

/** A stored draft over the empty form: only fields of the right kind are taken, so that old drafts do no harm. */
export function mergeDraft<T extends object>(empty: T, text: string | null): T {
  let draft: unknown;
  try {
    draft = JSON.parse(text ?? 'null');
  } catch {
    return empty;
  }
  if (typeof draft !== 'object' || draft === null) return empty;
  const kept = Object.entries(draft).filter(([field, value]) => isLike(value, Reflect.get(empty, field)));
  return { ...empty, ...Object.fromEntries(kept) };
}
