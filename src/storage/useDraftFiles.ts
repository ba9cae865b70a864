import { useEffect, useSyncExternalStore } from 'react';
import { type ChangeFiles, draftFiles, type SelectFiles } from './draftFiles.ts';
import type { DraftKey } from './drafts.ts';
import { subscribeToStorage } from './webStorage.ts';

const NONE: readonly File[] = [];

/**
 * The files of a draft, kept like its texts. Stored ones appear as soon as the browser has read them, and a change
 * waits for them. `select` has to be the same function at each render; nothing is kept while `key` is null.
 */
export function useDraftFiles(key: DraftKey | null, select: SelectFiles) {
  const files = useSyncExternalStore(
    subscribeToStorage,
    () => (key ? draftFiles.get(key) : NONE),
    () => NONE,
  );
  useEffect(() => {
    if (key) void draftFiles.settle(key, select);
  }, [key, select]);
  return {
    files,
    /** The files, once the stored ones are among them. */
    settled: async (): Promise<readonly File[]> => {
      if (!key) return NONE;
      await draftFiles.settle(key, select);
      return draftFiles.get(key);
    },
    change: async (next: ChangeFiles): Promise<void> => {
      if (key) await draftFiles.change(key, select, next);
    },
    clear: (): void => {
      if (key) draftFiles.clear(key);
    },
  };
}
