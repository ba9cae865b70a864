import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type ChangeFiles, draftFiles, type SelectFiles } from './draftFiles.ts';
import type { DraftKey } from './drafts.ts';
import { subscribeToStorage } from './webStorage.ts';

const NONE: readonly File[] = [];

/** Files may be selected before the session, and so the draft's owner, is known: returns a promise of the key. */
function useKnownKey(key: DraftKey | null): () => Promise<DraftKey> {
  const latestKey = useRef<DraftKey | null>(null);
  const waiting = useRef<((key: DraftKey) => void)[]>([]);
  useEffect(() => {
    latestKey.current = key;
    if (!key) return;
    for (const proceed of waiting.current.splice(0)) proceed(key);
  }, [key]);
  return () =>
    new Promise((resolve) => {
      if (latestKey.current) resolve(latestKey.current);
      else waiting.current.push(resolve);
    });
}

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
  useEffect(() => {
    if (key) void draftFiles.settle(key, select);
  }, [key, select]);
  const knownKey = useKnownKey(key);
  /** Changes that may still wait for the key. */
  const changes = useRef<Promise<unknown>>(Promise.resolve());
  return {
    files,
    /** Resolves to the files, including the stored ones; only once the key is known if some were changed before. */
    settled: async (): Promise<readonly File[]> => {
      await changes.current;
      if (!key) return NONE;
      await draftFiles.settle(key, select);
      return draftFiles.get(key);
    },
    change: (next: ChangeFiles): Promise<void> => {
      const change = knownKey().then((known) => draftFiles.change(known, select, next));
      changes.current = Promise.all([changes.current, change]);
      return change;
    },
    /** Discards the files; returns an undo function, which keeps those added since. */
    clear: (): (() => void) => {
      const before = files;
      if (key) draftFiles.clear(key);
      return () => key && void draftFiles.change(key, select, (since) => [...before, ...since]);
    },
  };
}
