import { excerptOf } from '../../src/shared/format/text.ts';
import { slugOf } from './ids.ts';
import type { Columns, PackedSeed } from './pack.ts';

/** What no first call reads or counts, and no id is derived from: texts and whole tables. */
const LATE_TABLES: ReadonlySet<string> = new Set([
  'answerVote',
  'todo',
  'package',
  'destination',
  'tag',
  'sponsor',
]);
const LATE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  post: ['destination', 'images'],
  comment: ['content'],
  poll: ['options'],
  question: ['content', 'destination', 'country', 'category', 'urgency', 'status'],
  answer: ['content'],
  visitedPlace: ['notes'],
};
/** The rest of this column comes late: its beginning makes a post's id and the text of a notification. */
const BEGINNING = { table: 'post', column: 'content' };
const WORDS_IN_BEGINNING = 11;
const WORDS_IN_EXCERPT = 9;

/** The columns of a table that come late: none if the whole table does; null if the table is whole at first. */
export function lateColumnsOf(table: string): readonly string[] | null {
  if (LATE_TABLES.has(table)) return [];
  const columns = LATE_COLUMNS[table];
  if (!columns) return null;
  return table === BEGINNING.table ? [...columns, BEGINNING.column] : columns;
}

const isSame = (beginning: string, text: string): boolean =>
  slugOf(beginning) === slugOf(text) &&
  excerptOf(beginning, WORDS_IN_EXCERPT) === excerptOf(text, WORDS_IN_EXCERPT);

function beginningOf(text: string): string {
  const words = [...text.matchAll(/\s+/g)].map(({ index }) => index).slice(WORDS_IN_BEGINNING - 1);
  return words.map((end) => text.slice(0, end)).find((part) => isSame(part, text)) ?? text;
}

const isLate = (table: string, column: string): boolean =>
  LATE_TABLES.has(table) || LATE_COLUMNS[table]?.includes(column) === true;
const isBegun = (table: string, column: string): boolean =>
  table === BEGINNING.table && column === BEGINNING.column;

function mapColumns(
  seed: PackedSeed,
  map: (values: readonly unknown[], table: string, column: string) => unknown[],
): PackedSeed {
  const mapTable = (table: string, columns: Columns): Columns =>
    Object.fromEntries(
      Object.entries(columns).map(([column, values]) => [column, map(values, table, column)]),
    );
  return Object.fromEntries(
    Object.entries(seed).map(([table, columns]) => [table, mapTable(table, columns)]),
  );
}

/** The two parts of a packed seed: what the first calls need, and the rest. */
export function splitSeed(seed: PackedSeed): { first: PackedSeed; late: PackedSeed } {
  const first = mapColumns(seed, (values, table, column) => {
    if (isLate(table, column)) return [];
    return isBegun(table, column) ? values.map((text) => beginningOf(String(text))) : [...values];
  });
  const late = mapColumns(seed, (values, table, column) => {
    if (isBegun(table, column))
      return values.map((text) => String(text).slice(beginningOf(String(text)).length));
    return isLate(table, column) ? [...values] : [];
  });
  return { first, late };
}

/** The packed seed that was split. */
export const joinSeed = (first: PackedSeed, late: PackedSeed): PackedSeed =>
  mapColumns(first, (values, table, column) => {
    const rest = late[table]?.[column] ?? [];
    if (isBegun(table, column)) return values.map((text, index) => `${String(text)}${String(rest[index])}`);
    return isLate(table, column) ? rest : [...values];
  });
