import { type Database, tableNames } from '../db/Database.ts';
import type { Dataset, RowChange, TableName } from '../db/rows.ts';
import { lateColumnsOf } from './splitSeed.ts';

const valueIn = (row: object | undefined, column: string): unknown => row && Reflect.get(row, column);

/** The first part of the seed in a database, made whole. Rows that were changed since are whole already. */
export function completeRows(db: Database, first: Dataset, whole: Dataset): void {
  for (const table of tableNames) completeTable(db, table, first, whole);
}

function completeTable<T extends TableName>(db: Database, table: T, first: Dataset, whole: Dataset): void {
  const columns = lateColumnsOf(table);
  if (columns === null) return;
  for (const [index, row] of whole[table].entries()) {
    const before: object | undefined = first[table][index];
    const current: object | undefined = db[table].get(row.id);
    const isAsBefore = columns.every(
      (column) => valueIn(current, column) === valueIn(before, column) || current === undefined,
    );
    const late = Object.fromEntries(columns.map((column) => [column, valueIn(row, column)]));
    if (isAsBefore) db.apply({ table, id: row.id, row: { ...row, ...current, ...late } } as RowChange);
  }
}
