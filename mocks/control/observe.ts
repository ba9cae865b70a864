import type { Backend } from '../createBackend.ts';
import { tableNames } from '../db/Database.ts';
import { fieldNames } from '../db/models.ts';
import type { Rows, TableName } from '../db/rows.ts';
import { unknownNameError } from './unknownNameError.ts';

/** In ms. A sent message reaches its client within this time. */
const DELIVERY = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when no call, no write and no message is pending. */
export async function settled({ requests, persistence, socketServer }: Backend): Promise<void> {
  do {
    // A response may trigger another call.
    await pause(DELIVERY);
    await persistence.flush();
    await socketServer.idle();
  } while (requests.pending() > 0);
}

/** Checks the name of a table. Throws RangeError. */
export function checkTable(name: string): TableName {
  const table = tableNames.find((each) => each === name);
  if (!table) throw unknownNameError('No such table', name, tableNames);
  return table;
}

/** Copies of a table's rows that match `where`. Throws RangeError for an unknown field. */
export function rows<T extends TableName>({ db }: Backend, table: T, where: object = {}): Rows[T][] {
  const fields = fieldNames(table);
  const wanted = Object.entries(where).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  const wrong = wanted.find(([name]) => !fields.includes(name));
  if (wrong) throw unknownNameError('No such field', wrong[0], fields);
  const tables: { [N in TableName]: { all: () => readonly Rows[N][] } } = db;
  const found = tables[table]
    .all()
    .filter((row) => wanted.every(([name, value]) => JSON.stringify(Reflect.get(row, name)) === value));
  return structuredClone(found);
}
