import { type Database, tableNames } from '../db/Database.ts';
import type { Dataset, Rows, TableName } from '../db/rows.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import { lateColumnsOf } from './splitSeed.ts';

const valueIn = (row: object | undefined, column: string): unknown => row && Reflect.get(row, column);

/** A table of the whole seed, and of its first part. */
interface Parts {
  table: TableName;
  whole: readonly Rows[TableName][];
  first: readonly Rows[TableName][];
}

function completeTable(db: Database, { table, whole, first }: Parts): void {
  const columns = lateColumnsOf(table);
  if (columns === null) return;
  for (const [index, row] of whole.entries()) {
    const { id } = row;
    const current = db[table].get(id);
    const isAsBefore = (column: string): boolean =>
      valueIn(current, column) === valueIn(first[index], column);
    const late = Object.fromEntries(columns.map((column) => [column, valueIn(row, column)]));
    if (!current || columns.every(isAsBefore))
      db.apply(parseStoredRow(`${table}/${id}`, { ...row, ...current, ...late }));
  }
}

/**
 * Adds what the first part of the seed lacks to the rows of a database. Rows that were changed since have all their columns already.
 */
export function completeRows(db: Database, first: Dataset, whole: Dataset): void {
  for (const table of tableNames) completeTable(db, { table, whole: whole[table], first: first[table] });
}
