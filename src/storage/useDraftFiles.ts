import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type ChangeFiles, draftFiles, type SelectFiles } from './draftFiles.ts';
import type { DraftKey } from './drafts.ts';
import { subscribeToStorage } from './webStorage.ts';

const NONE: readonly File[] = [];

/**
 * The files of a draft. Stored ones appear once the browser has read them, and changes wait for them.
 * They wait, too, while `key` is null. `select` must be the same function at each render.
 */
export function useDraftFiles(key: DraftKey | null, select: SelectFiles) {
  const files = useSyncExternalStore(
    subscribeToStorage,
    () => (key ? draftFiles.get(key) : NONE),
    () => NONE,
  );
  const latestKey = useRef<DraftKey | null>(null);
  const waiting = useRef<((key: DraftKey) => void)[]>([]);
  useEffect(() => {
    latestKey.current = key;
    if (!key) return;
    void draftFiles.settle(key, select);
    for (const proceed of waiting.current.splice(0)) proceed(key);
  }, [key, select]);
  /** Files may be chosen before it is known whose draft they belong to. */
  const knownKey = (): Promise<DraftKey> =>
    new Promise((resolve) => {
      if (latestKey.current) resolve(latestKey.current);
      else waiting.current.push(resolve);
    });
  return {
    files,
    /** The files, including the stored ones. */
    settled: async (): Promise<readonly File[]> => {
      if (!key) return NONE;
      await draftFiles.settle(key, select);
      return draftFiles.get(key);
    },
    change: async (next: ChangeFiles): Promise<void> => {
      await draftFiles.change(await knownKey(), select, next);
    },
    /** Discards the files; returns its undo, which keeps those chosen since. */
    clear: (): (() => void) => {
      const before = files;
      if (key) draftFiles.clear(key);
      return () => key && void draftFiles.change(key, select, (since) => [...before, ...since]);
    },
  };
}
