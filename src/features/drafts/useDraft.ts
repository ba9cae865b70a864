import { useEffect, useState } from 'react';
import { draftStore, mergeDraft } from './draftStore.ts';

/**
 * A form's texts, kept through reload and navigation until they are sent or discarded. Answers the draft, its
 * setter and the way to clear it; `empty` has to be the same object at each render.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState(empty);
  // After the first render: a page rendered ahead of time knows no storage.
  useEffect(() => setDraft(mergeDraft(empty, draftStore.read(name))), [name, empty]);
  const update = (next: T): void => {
    setDraft(next);
    draftStore.write(name, next);
  };
  const clear = (): void => {
    setDraft(empty);
    draftStore.remove(name);
  };
  return [draft, update, clear];
}
