import * as z from 'zod/mini';
import { withDefault } from '../../src/contract/schemas/fields.ts';
import { parseTime } from '../../src/shared/clock.ts';
import { tableNames } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import type { DatasetOptions } from '../persistence/datasetInfo.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import { ID_KINDS } from '../world/ActionLog.ts';

/** The whole database as JSON. */
export interface Snapshot extends DatasetOptions {
  rows: Dataset;
  /** Uploaded pictures as data: URLs, by id. */
  pictures: Record<string, string>;
}

const SnapshotShape = z.object({
  scenario: z.string(),
  seed: z.number(),
  epoch: z.number(),
  pinned: z.boolean(),
  ids: withDefault(z.enum(ID_KINDS), 'random'),
  rows: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
  pictures: z.optional(z.record(z.string(), z.string().check(z.startsWith('data:image/')))),
});

/** Throws TypeError, naming the first problem, if the rows do not match this version's tables. */
function isDataset(rows: Record<string, { id: string }[]>): rows is Dataset & typeof rows {
  for (const table of tableNames) {
    const tableRows = rows[table];
    if (!tableRows) throw new TypeError(`Not a snapshot: no ${table}`);
    const ids = new Set<string>();
    for (const row of tableRows) {
      parseStoredRow(`${table}/${row.id}`, row);
      if (ids.has(row.id)) throw new TypeError(`Not a snapshot: ${table}/${row.id} twice`);
      ids.add(row.id);
    }
  }
  return true;
}

/** Throws TypeError for anything but a snapshot of this version. */
export function parseSnapshot(value: unknown): Snapshot {
  const parsed = z.safeParse(SnapshotShape, value);
  if (!parsed.success) throw new TypeError('Not a snapshot');
  const { rows, pictures = {}, ...options } = parsed.data;
  parseTime(options.epoch);
  if (!isDataset(rows)) throw new TypeError('Not a snapshot');
  return { ...options, rows, pictures };
}
