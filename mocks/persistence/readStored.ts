import { type UseStore, entries } from 'idb-keyval';
import { withTimeout } from './openStore.ts';
import type { ReadResult } from './parseStored.ts';

/** Reads the stored dataset; `realNow` in ms. */
export async function readStored(store: UseStore, version: string, realNow: number): Promise<ReadResult> {
  const saved = await withTimeout(entries(store));
  if (saved.length === 0) return { stored: null, notice: null };
  // Not part of the first load, which has nothing to parse.
  const { parseStored } = await import('./parseStored.ts');
  return parseStored(saved, version, realNow);
}
