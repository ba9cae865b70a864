import * as z from 'zod/mini';
import { type Notice, notices } from '../control/notices.ts';
import type { RowChange } from '../db/rows.ts';
import { type StoredLog, readStoredLog } from '../world/readStoredLog.ts';
import { isWorldKey } from '../world/storedLog.ts';
import { INFO_KEY } from './StoreWriter.ts';
import { DatasetInfo, isStale } from './datasetInfo.ts';
import { parseStoredRow } from './storedRows.ts';

interface StoredDataset {
  info: DatasetInfo;
  /** Differences from the seed. */
  changes: RowChange[];
  log: StoredLog;
  /** Part of the stored data cannot be read and is skipped. */
  isDamaged: boolean;
}
export interface ReadResult {
  /** Null if there is nothing to continue with. */
  stored: StoredDataset | null;
  /** Tells the user why stored data was discarded. */
  notice: Notice | null;
}
const discarded = (notice: Notice | null): ReadResult => ({ stored: null, notice });

/** The change stored in an entry; empty if it cannot be read. */
function parseChange([key, row]: [string, unknown]): RowChange[] {
  try {
    return [parseStoredRow(key, row)];
  } catch {
    return [];
  }
}

/**
 * Parses the stored dataset, unless it is stale, of another version or without its info. Unreadable rows are skipped.
 * `realNow` in ms.
 */
export function parseStored(
  saved: readonly [IDBValidKey, unknown][],
  version: string,
  realNow: number,
): ReadResult {
  const named = saved.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string');
  const parsed = z.safeParse(DatasetInfo, named.find(([key]) => key === INFO_KEY)?.[1]);
  if (!parsed.success) return discarded(notices.unreadable);
  const info = parsed.data;
  if (info.version !== version) return discarded(info.touched ? notices.updated : null);
  if (isStale(info, realNow)) return discarded(null);
  const rows = named.filter(([key]) => !isWorldKey(key));
  const changes = rows.flatMap(parseChange);
  const isWhole = changes.length === rows.length && named.length === saved.length;
  const log = readStoredLog(named, changes);
  const stored = { info, changes, log, isDamaged: !isWhole || log.isDamaged };
  return { stored, notice: isWhole ? null : notices.partlyUnreadable };
}
