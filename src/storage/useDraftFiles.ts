import { useEffect, useSyncExternalStore } from 'react';
import { type ChangeFiles, draftFiles, type SelectFiles } from './draftFiles.ts';
import type { DraftKey } from './drafts.ts';
import { subscribeToStorage } from './webStorage.ts';

const NONE: readonly File[] = [];

/**
 * The files of a draft. Stored ones appear once the browser has read them, and changes wait for them.
 * `select` must be the same function at each render; nothing is stored while `key` is null.
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
    /** The files, including the stored ones. */
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
