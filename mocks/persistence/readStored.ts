import { type UseStore, entries } from 'idb-keyval';
import * as z from 'zod/mini';
import { type Notice, notices } from '../control/notices.ts';
import type { RowChange } from '../db/rows.ts';
import { type StoredLog, isWorldKey, readStoredLog } from '../world/storedLog.ts';
import { INFO_KEY } from './StoreWriter.ts';
import { DatasetInfo, isStale } from './datasetInfo.ts';
import { withTimeout } from './openStore.ts';
import { parseStoredRow } from './storedRows.ts';

interface StoredDataset {
  info: DatasetInfo;
  /** What differs from the seed. */
  changes: RowChange[];
  log: StoredLog;
}
interface ReadResult {
  /** Null where there is nothing to continue with. */
  stored: StoredDataset | null;
  /** Tells the user why stored data was discarded. */
  notice: Notice | null;
}
const discarded = (notice: Notice | null): ReadResult => ({ stored: null, notice });

function parseChanges(saved: readonly [string, unknown][]): RowChange[] | null {
  try {
    return saved.filter(([key]) => !isWorldKey(key)).map(([key, row]) => parseStoredRow(key, row));
  } catch {
    return null;
  }
}

/** Reads the stored dataset, unless it is stale, of another version or unreadable. `realNow` in ms. */
export async function readStored(store: UseStore, version: string, realNow: number): Promise<ReadResult> {
  const saved = await withTimeout(entries<string, unknown>(store));
  if (saved.length === 0) return discarded(null);
  const parsed = z.safeParse(DatasetInfo, saved.find(([key]) => key === INFO_KEY)?.[1]);
  if (!parsed.success) return discarded(notices.unreadable);
  const info = parsed.data;
  if (info.version !== version) return discarded(info.touched ? notices.updated : null);
  if (isStale(info, realNow)) return discarded(null);
  const changes = parseChanges(saved);
  if (!changes) return discarded(notices.unreadable);
  return { stored: { info, changes, log: readStoredLog(saved, changes) }, notice: null };
}
