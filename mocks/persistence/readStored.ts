import { type UseStore, entries } from 'idb-keyval';
import { DATA_TIMEOUT, STORAGE_TIMEOUT, withTimeout } from './openStore.ts';
import type { ReadResult } from './parseStored.ts';

/** Reads the stored dataset, waiting longer if there is known to be one; `realNow` in ms. */
export async function readStored(
  store: UseStore,
  version: string,
  realNow: number,
  hasData: boolean,
): Promise<ReadResult> {
  const saved = await withTimeout(entries(store), hasData ? DATA_TIMEOUT : STORAGE_TIMEOUT);
  if (saved.length === 0) return { stored: null, notice: null };
  // Not part of the first load, which has nothing to parse.
  const { parseStored } = await import('./parseStored.ts');
  return parseStored(saved, version, realNow);
}
