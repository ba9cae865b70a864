import { useMemo, useSyncExternalStore } from 'react';
import { draftStore, mergeDraft } from './drafts.ts';

/**
 * A form's texts, kept through reload and navigation until they are sent or discarded. Answers the draft, its
 * setter and the way to clear it; `empty` has to be the same object at each render, and is what an untouched
 * draft is.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (next: T) => void, () => void] {
  // A page rendered ahead of time knows no storage: the draft is null there.
  const text = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.get(name),
    () => null,
  );
  const draft = useMemo(() => mergeDraft(empty, text), [empty, text]);
  const set = (next: T): void =>
    draftStore.set(name, JSON.stringify(next) === JSON.stringify(empty) ? null : next);
  return [draft, set, () => draftStore.set(name, null)];
}
