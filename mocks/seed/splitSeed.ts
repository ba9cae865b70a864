import { excerptOf } from '../../src/shared/format/text.ts';
import { slugOf } from './ids.ts';
import type { Columns, PackedSeed } from './pack.ts';

/** Tables and columns that no first call reads or counts, and no id is derived from. */
const DEFERRED_TABLES: ReadonlySet<string> = new Set([
  'answerVote',
  'todo',
  'package',
  'destination',
  'tag',
  'sponsor',
]);
const DEFERRED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  post: ['destination', 'images'],
  comment: ['content'],
  poll: ['options'],
  question: ['content', 'destination', 'country', 'category', 'urgency', 'status'],
  answer: ['content'],
  visitedPlace: ['notes'],
};
/** Only the first words of this column are needed at first: for a post's id and the text of a notification. */
const TRUNCATED_COLUMN = { table: 'post', column: 'content' };
const MIN_WORDS = 11;
const WORDS_IN_EXCERPT = 9;

/** The deferred columns of a table: none if the table itself is deferred; null if nothing of it is. */
export function deferredColumnsOf(table: string): readonly string[] | null {
  if (DEFERRED_TABLES.has(table)) return [];
  const columns = DEFERRED_COLUMNS[table];
  if (!columns) return null;
  return table === TRUNCATED_COLUMN.table ? [...columns, TRUNCATED_COLUMN.column] : columns;
}

const isSame = (start: string, text: string): boolean =>
  slugOf(start) === slugOf(text) && excerptOf(start, WORDS_IN_EXCERPT) === excerptOf(text, WORDS_IN_EXCERPT);

function truncate(text: string): string {
  const words = [...text.matchAll(/\s+/g)].map(({ index }) => index).slice(MIN_WORDS - 1);
  return words.map((end) => text.slice(0, end)).find((part) => isSame(part, text)) ?? text;
}

const isDeferred = (table: string, column: string): boolean =>
  DEFERRED_TABLES.has(table) || DEFERRED_COLUMNS[table]?.includes(column) === true;
const isTruncated = (table: string, column: string): boolean =>
  table === TRUNCATED_COLUMN.table && column === TRUNCATED_COLUMN.column;

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
export function splitSeed(seed: PackedSeed): { initial: PackedSeed; deferred: PackedSeed } {
  const initial = mapColumns(seed, (values, table, column) => {
    if (isDeferred(table, column)) return [];
    return isTruncated(table, column) ? values.map((text) => truncate(String(text))) : [...values];
  });
  const deferred = mapColumns(seed, (values, table, column) => {
    if (isTruncated(table, column))
      return values.map((text) => String(text).slice(truncate(String(text)).length));
    return isDeferred(table, column) ? [...values] : [];
  });
  return { initial, deferred };
}

/** The packed seed that was split. */
export const joinSeed = (initial: PackedSeed, deferred: PackedSeed): PackedSeed =>
  mapColumns(initial, (values, table, column) => {
    const rest = deferred[table]?.[column] ?? [];
    if (isTruncated(table, column))
      return values.map((text, index) => `${String(text)}${String(rest[index])}`);
    return isDeferred(table, column) ? rest : [...values];
  });
