import { dateColumns, foreignKeys, models } from '../db/models.ts';
import type { Dataset } from '../db/rows.ts';
import { type Steps, atOnce } from '../world/steps.ts';
import { dateOf, minutesAgo } from './dates.ts';
import { createIdGenerator, hasIdRule } from './ids.ts';

/** A table in columns: column names once, row indexes instead of ids, minutes instead of dates. */
export type Columns = Record<string, unknown[]>;
/** The packed seed, about a third smaller than the rows. */
export type PackedSeed = Record<string, Columns>;
type LooseRow = Record<string, unknown>;
/** Ids of the tables packed so far, in row order. */
type Ids = Map<string, readonly string[]>;

function packedTable(
  table: string,
  rows: readonly LooseRow[],
  rowIndexes: ReadonlyMap<string, number>,
): Columns {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id' || !hasIdRule(table));
  const packed = (column: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (dateColumns.has(column)) return minutesAgo(value);
    return foreignKeys.has(column) ? rowIndexes.get(value) : value;
  };
  return Object.fromEntries(
    columns.map((column) => [column, rows.map((row) => packed(column, row[column]))]),
  );
}

/** Works column by column for speed: thousands of rows are unpacked while the first screen waits. */
function unpackedRows(table: string, columns: Columns, ids: Ids): LooseRow[] {
  const [first = []] = Object.values(columns);
  const rows = first.map((): LooseRow => ({}));
  const dates = new Map<number, string>();
  const readDate = (minutes: number): string => {
    const date = dates.get(minutes) ?? dateOf(minutes);
    dates.set(minutes, date);
    return date;
  };
  for (const [column, values] of Object.entries(columns)) {
    const targets = ids.get(foreignKeys.get(column) ?? '');
    const readId = targets && ((index: number) => targets[index]);
    const read = dateColumns.has(column) ? readDate : readId;
    rows.forEach((row, index) => {
      const value = values[index];
      row[column] = read && typeof value === 'number' ? read(value) : value;
    });
  }
  if (!hasIdRule(table)) return rows;
  const idOf = createIdGenerator(table);
  for (const row of rows) row['id'] = idOf(row);
  return rows;
}

/** Packs the result of buildSeed into columns, without the ids that can be derived. */
export function pack(dataset: Dataset): PackedSeed {
  const rowIndexes = new Map(
    Object.values(dataset).flatMap((rows) => rows.map(({ id }, index): [string, number] => [id, index])),
  );
  return Object.fromEntries(
    Object.entries(dataset).map(([table, rows]) => {
      const loose = rows.map((row): LooseRow => ({ ...row }));
      return [table, packedTable(table, loose, rowIndexes)];
    }),
  );
}

/** Column names and types come from a Dataset, so only a missing table needs to be checked. */
const isDataset = (tables: object): tables is Dataset => Object.keys(models).every((name) => name in tables);

/** Restores what `pack` packed, table by table. Throws if a table is missing. */
export function* unpackSteps(packed: PackedSeed): Steps<Dataset> {
  const ids: Ids = new Map();
  const tables: Record<string, LooseRow[]> = {};
  for (const table of Object.keys(models)) {
    const rows = unpackedRows(table, packed[table] ?? {}, ids);
    ids.set(
      table,
      rows.map(({ id }) => String(id)),
    );
    if (table in packed) tables[table] = rows;
    yield;
  }
  if (!isDataset(tables)) throw new Error('Not a complete seed');
  return tables;
}

/** The same at once. */
export const unpack = (packed: PackedSeed): Dataset => atOnce(unpackSteps(packed));
