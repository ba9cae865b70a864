import { useEffect, useSyncExternalStore } from 'react';
import { type Change, draftFiles, type Fitting } from './draftFiles.ts';
import { draftStore } from './drafts.ts';

const NONE: readonly File[] = [];

/**
 * The files of a draft, kept like its texts. Those of an earlier page come as soon as the browser has read them;
 * a change waits for them, so that none is lost. `fitting` has to be the same function at each render.
 */
export function useDraftFiles(name: string, fitting: Fitting) {
  const files = useSyncExternalStore(
    draftStore.subscribe,
    () => draftFiles.get(name),
    () => NONE,
  );
  useEffect(() => void draftFiles.settle(name, fitting), [name, fitting]);
  return {
    files,
    /** The files, once those of an earlier page are among them. */
    settled: async (): Promise<readonly File[]> => {
      await draftFiles.settle(name, fitting);
      return draftFiles.get(name);
    },
    change: (next: Change) => draftFiles.change(name, fitting, next),
    clear: () => draftFiles.clear(name),
  };
}
