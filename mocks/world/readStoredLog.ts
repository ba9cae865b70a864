import * as z from 'zod/mini';
import type { RowChange } from '../db/rows.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import type { Action } from './ActionLog.ts';
import { BASE, LOG } from './storedLog.ts';

const StoredAction = z.object({
  id: z.string(),
  at: z.string(),
  as: z.string(),
  method: z.string(),
  path: z.string(),
  body: z.optional(z.unknown()),
  status: z.number(),
  seq: z.number(),
  changes: z.array(z.object({ table: z.string(), id: z.string(), row: z.unknown() })),
  undone: z.optional(z.boolean()),
});

function parseAction(value: unknown): Action & { undone?: boolean | undefined } {
  const action = z.parse(StoredAction, value);
  return {
    ...action,
    changes: action.changes.map(({ table, id, row }) => parseStoredRow(`${table}/${id}`, row)),
  };
}

export interface StoredLog {
  actions: Action[];
  undone: Action[];
  /** Initial rows that differ from the seed. */
  base: RowChange[];
  /** The stored log cannot be read. */
  isDamaged: boolean;
}

/** Reads the log of a stored dataset. If it is missing or unreadable, the stored rows become the initial ones. */
export function readStoredLog(
  entries: readonly (readonly [string, unknown])[],
  rows: RowChange[],
): StoredLog {
  const startingWith = (start: string) => entries.filter(([key]) => key.startsWith(start));
  const [logged, begun] = [startingWith(LOG), startingWith(BASE)];
  const isStored = logged.length > 0 || begun.length > 0;
  try {
    const all = logged.map(([, value]) => parseAction(value));
    const base = begun.map(([key, row]) => parseStoredRow(key.slice(BASE.length), row));
    const select = (wanted: boolean): Action[] =>
      all.filter(({ undone = false }) => undone === wanted).map(({ undone: _undone, ...action }) => action);
    if (isStored) return { actions: select(false), undone: select(true), base, isDamaged: false };
  } catch {
    // Treated like a missing log.
  }
  return { actions: [], undone: [], base: rows, isDamaged: isStored };
}
