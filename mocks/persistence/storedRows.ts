import { isTableName, tableNames } from '../db/Database.ts';
import { fitsColumn, models } from '../db/models.ts';
import type { Dataset, RowChange, TableName } from '../db/rows.ts';

/** Whether a stored row matches its table: the right key, and a value of the right type in each column. */
function isRowChange(stored: { table: TableName; id: string; row: unknown }): stored is RowChange {
  const { table, id, row } = stored;
  if (row === null) return true;
  if (typeof row !== 'object' || !('id' in row) || row.id !== id) return false;
  const value = (column: string): unknown => Reflect.get(row, column);
  return Object.entries(models[table]).every(([column, definition]) => fitsColumn(definition, value(column)));
}

/** The storage key of a row. */
export const rowKey = ({ table, id }: RowChange): string => `${table}/${id}`;

/** Parses a stored entry into the change it records. Throws TypeError if invalid. */
export function parseStoredRow(key: string, row: unknown): RowChange {
  const slash = key.indexOf('/');
  const table = key.slice(0, slash);
  if (isTableName(table)) {
    const stored = { table, id: key.slice(slash + 1), row };
    if (isRowChange(stored)) return stored;
  }
  throw new TypeError(`Not a row: ${key}`);
}

/** The storage entry of a row; null if it was removed. */
export const toStoredRow = (change: RowChange): [key: string, row: unknown] => [rowKey(change), change.row];

/** A row as a string, independent of column order. */
export const rowText = (table: TableName, row: object): string =>
  JSON.stringify(Object.keys(models[table]).map((column): unknown => Reflect.get(row, column)));

/** The changes that turn one dataset into the other. */
export function difference(before: Dataset, after: Dataset): RowChange[] {
  return tableNames.flatMap((table) => {
    const old = new Map(before[table].map((row) => [row.id, rowText(table, row)]));
    const next = new Set(after[table].map(({ id }) => id));
    const changed = after[table]
      .filter((row) => rowText(table, row) !== old.get(row.id))
      .map((row): [string, unknown] => [row.id, row]);
    const removed = [...old.keys()].filter((id) => !next.has(id)).map((id): [string, null] => [id, null]);
    return [...changed, ...removed].map(([id, row]) => parseStoredRow(`${table}/${id}`, row));
  });
}
