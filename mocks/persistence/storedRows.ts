import { tableNames } from '../db/Database.ts';
import { models } from '../db/models.ts';
import type { Dataset, Operation, TableName } from '../db/rows.ts';

const isTable = (name: string): name is TableName => name in models;

/** Whether a row read from storage has the shape of its table: the right key, and no column missing. */
function isOperation(found: { table: TableName; id: string; row: unknown }): found is Operation {
  const { table, id, row } = found;
  if (row === null) return true;
  if (typeof row !== 'object' || !('id' in row) || row.id !== id) return false;
  return Object.keys(models[table]).every((column) => column in row);
}

/** The key that a row is stored under. */
export const rowKey = ({ table, id }: Operation): string => `${table}/${id}`;

/** A stored entry as the change that it stands for. Throws where it is none. */
export function parseStoredRow(key: string, row: unknown): Operation {
  const slash = key.indexOf('/');
  const table = key.slice(0, slash);
  if (isTable(table)) {
    const operation = { table, id: key.slice(slash + 1), row };
    if (isOperation(operation)) return operation;
  }
  throw new TypeError(`Not a row: ${key}`);
}

/** The changes that lead from one dataset to another. */
export function difference(before: Dataset, after: Dataset): Operation[] {
  return tableNames.flatMap((table) => {
    const old = new Map<string, unknown>(before[table].map((row) => [row.id, row]));
    const next = new Map<string, unknown>(after[table].map((row) => [row.id, row]));
    const changed = [...next].filter(([id, row]) => JSON.stringify(row) !== JSON.stringify(old.get(id)));
    const removed = [...old.keys()].filter((id) => !next.has(id)).map((id): [string, null] => [id, null]);
    return [...changed, ...removed].map(([id, row]) => parseStoredRow(`${table}/${id}`, row));
  });
}
