import { type Database, tableNames } from '../db/Database.ts';
import type { Dataset, Rows, TableName } from '../db/rows.ts';
import { parseStoredRow } from '../persistence/storedRows.ts';
import type { Steps } from '../world/steps.ts';
import { deferredColumnsOf } from './splitSeed.ts';

const valueIn = (row: object | undefined, column: string): unknown => row && Reflect.get(row, column);

/** A table of the complete seed, and of its initial part. */
interface Parts {
  table: TableName;
  complete: readonly Rows[TableName][];
  initial: readonly Rows[TableName][];
}

function* completeTable(db: Database, { table, complete, initial }: Parts): Steps<void> {
  const columns = deferredColumnsOf(table);
  if (columns === null) return;
  for (const [index, row] of complete.entries()) {
    const { id } = row;
    const current = db[table].get(id);
    const isAsBefore = (column: string): boolean =>
      valueIn(current, column) === valueIn(initial[index], column);
    const deferred = Object.fromEntries(columns.map((column) => [column, valueIn(row, column)]));
    if (!current || columns.every(isAsBefore))
      db.apply(parseStoredRow(`${table}/${id}`, { ...row, ...current, ...deferred }));
    yield;
  }
}

/**
 * Adds what the initial part of the seed lacks to the rows of a database. Rows that were changed since have all their columns already.
 */
export function* addDeferredColumnsInSteps(db: Database, initial: Dataset, complete: Dataset): Steps<void> {
  for (const table of tableNames)
    yield* completeTable(db, { table, complete: complete[table], initial: initial[table] });
}
