import { tableNames } from '../db/Database.ts';
import type { Dataset, TableName } from '../db/rows.ts';
import { rowText } from '../persistence/storedRows.ts';
import { hash } from '../../src/shared/prng.ts';

/** Tables included in the hash: all but views, which depend on what was on screen and for how long. */
const TABLES = tableNames.filter((table) => table !== 'sponsorEvent');

/** The rows of a table as sorted strings, so that their order does not matter. */
const textsOf = (table: TableName, rows: Dataset): string[] =>
  rows[table].map((row) => table + rowText(table, row)).toSorted();

const hex = (number: number): string => number.toString(16).padStart(8, '0');

/** A hash of all rows but views: 16 hexadecimal digits, the same for equal worlds on every machine. */
export function hashRows(rows: Dataset): string {
  const text = TABLES.flatMap((table) => textsOf(table, rows)).join('\n');
  // crypto.subtle is not available on a page served over plain http in a local network.
  return hex(hash(text)) + hex(hash(`2${text}`));
}
