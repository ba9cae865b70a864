import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type ChangeFiles, draftFiles, type SelectFiles } from './draftFiles.ts';
import type { DraftKey } from './drafts.ts';
import { subscribeToStorage } from './webStorage.ts';

const NONE: readonly File[] = [];

/**
 * The files of a draft. Stored files appear once the browser has read them; changes wait for that, and as
 * long as `key` is null. `select` must be stable between renders.
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
  /** Files may be selected before the session, and so the draft's owner, is known. */
  const knownKey = (): Promise<DraftKey> =>
    new Promise((resolve) => {
      if (latestKey.current) resolve(latestKey.current);
      else waiting.current.push(resolve);
    });
  return {
    files,
    /** Resolves to the files, including the stored ones. */
    settled: async (): Promise<readonly File[]> => {
      if (!key) return NONE;
      await draftFiles.settle(key, select);
      return draftFiles.get(key);
    },
    change: async (next: ChangeFiles): Promise<void> => {
      await draftFiles.change(await knownKey(), select, next);
    },
    /** Discards the files; returns an undo function, which keeps those added since. */
    clear: (): (() => void) => {
      const before = files;
      if (key) draftFiles.clear(key);
      return () => key && void draftFiles.change(key, select, (since) => [...before, ...since]);
    },
  };
}
