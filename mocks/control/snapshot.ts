import * as z from 'zod/mini';
import { tableNames } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import type { NewWorld } from '../persistence/datasetInfo.ts';

/** The whole database as JSON. */
export interface Snapshot extends NewWorld {
  rows: Dataset;
  /** Uploaded pictures as data: URLs, by their ids. */
  pictures: Record<string, string>;
}

const Shape = z.object({
  scenario: z.string(),
  seed: z.number(),
  epoch: z.number(),
  pinned: z.boolean(),
  rows: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
  pictures: z.optional(z.record(z.string(), z.string().check(z.startsWith('data:image/')))),
});

function isDataset(rows: Record<string, { id: string }[]>): rows is Dataset & typeof rows {
  for (const table of tableNames) {
    const found = rows[table];
    if (!found) throw new TypeError(`Not a snapshot: no ${table}`);
    for (const row of found) parseStoredRow(`${table}/${row.id}`, row);
  }
  return true;
}

/** Throws TypeError where a row or a table is not as this version has it. */
export function parseSnapshot(value: unknown): Snapshot {
  const read = z.safeParse(Shape, value);
  if (!read.success) throw new TypeError('Not a snapshot');
  const { rows, pictures = {}, ...world } = read.data;
  if (!isDataset(rows)) throw new TypeError('Not a snapshot');
  return { ...world, rows, pictures };
}
