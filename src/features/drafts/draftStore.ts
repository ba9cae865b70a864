/** Where drafts lie in the browser's storage; one key each. */
const keyOf = (name: string): string => `waystone-draft-${name}`;

/** A stored draft laid over the empty form: only fields of the right kind are taken, so that old drafts do no harm. */
export function mergeDraft<T extends object>(empty: T, stored: unknown): T {
  if (typeof stored !== 'object' || stored === null) return empty;
  const kept = Object.entries(stored).filter(
    ([field, value]) =>
      typeof value === typeof Reflect.get(empty, field) &&
      Array.isArray(value) === Array.isArray(Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(kept) };
}

/** Reads, keeps and forgets drafts; a closed or full storage costs the draft its memory, nothing else. */
export const draftStore = {
  read(name: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    } catch {
      return null;
    }
  },
  write(name: string, draft: object): void {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(draft));
    } catch {
      // Not kept: the form on screen still holds it.
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(keyOf(name));
    } catch {
      // Nothing was kept either.
    }
  },
};
