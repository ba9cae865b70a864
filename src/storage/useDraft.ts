import { useMemo, useState, useSyncExternalStore } from 'react';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { localStore, subscribeToStorage } from './webStorage.ts';

/**
 * A form's texts, kept through reload and navigation until they are sent or discarded: the draft, its setter and
 * the way to clear it. `empty` has to be the same object at each render, and is what an untouched draft is.
 */
export function useDraft<T extends object>(
  key: DraftKey | null,
  empty: T,
): [T, (next: T) => void, () => void] {
  const [unowned, setUnowned] = useState<string | null>(null);
  // A page rendered ahead of time knows no storage: the draft is null there.
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => (key ? localStore.get(key) : unowned),
    () => null,
  );
  const draft = useMemo(() => mergeDraft(empty, text), [empty, text]);
  const write = (next: string | null): void => {
    if (key) localStore.set(key, next);
    else setUnowned(next);
  };
  const set = (next: T): void => {
    const changed = JSON.stringify(next);
    write(changed === JSON.stringify(empty) ? null : changed);
  };
  return [draft, set, () => write(null)];
}
