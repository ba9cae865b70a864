import { models } from '../db/models.ts';
import type { Dataset } from '../db/rows.ts';
import { DATED, ago, minutesAgo } from './dates.ts';
import { numbered } from './numbered.ts';

/** A table by columns: a name once instead of once a row, numbers for keys, minutes for dates. */
type Columns = Record<string, unknown[]>;
/** The seed on its way into the bundle, about a third smaller than its rows are. */
export type PackedSeed = Record<string, Columns>;
type LooseRow = Record<string, unknown>;

/** Columns that point at a numbered row, with its noun. */
const NOUNS: Readonly<Record<string, string>> = {
  userId: 'traveller',
  postId: 'post',
  pollId: 'poll',
  questionId: 'question',
  answerId: 'answer',
};

/** The key that a row has by its place in its table, or by the two rows that it joins. */
function keyOf(table: string, row: LooseRow, index: number): string {
  const marked = { like: 'postId', bookmark: 'postId', pollVote: 'pollId', answerVote: 'answerId' }[table];
  if (marked) return `${String(row[marked])}:${String(row['userId'])}`;
  return numbered(table === 'visitedPlace' ? 'visit' : table, index + 1);
}

function packedValue(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (DATED.has(column)) return minutesAgo(value);
  const noun = NOUNS[column];
  return noun && value.startsWith(`${noun}_`) ? Number(value.slice(noun.length + 1)) : value;
}

function unpackedValue(column: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (DATED.has(column)) return ago(value);
  const noun = NOUNS[column];
  return noun ? numbered(noun, value) : value;
}

function packedTable(table: string, rows: readonly object[]): Columns {
  const loose = rows.map((row): LooseRow => ({ ...row }));
  const hasOwnKeys = loose.some((row, index) => row['id'] !== keyOf(table, row, index));
  const names = Object.keys(loose[0] ?? {}).filter((name) => name !== 'id' || hasOwnKeys);
  return Object.fromEntries(names.map((name) => [name, loose.map((row) => packedValue(name, row[name]))]));
}

function unpackedRows(table: string, columns: Columns): LooseRow[] {
  const names = Object.keys(columns);
  const count = columns[names[0] ?? '']?.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const row = Object.fromEntries(names.map((name) => [name, unpackedValue(name, columns[name]?.[index])]));
    return 'id' in row ? row : { id: keyOf(table, row, index), ...row };
  });
}

/** What buildSeed made, by columns. */
export const pack = (dataset: Dataset): PackedSeed =>
  Object.fromEntries(Object.entries(dataset).map(([table, rows]) => [table, packedTable(table, rows)]));

/** Names and types were a Dataset's when they went in; what can go wrong is a table that is not there. */
const isDataset = (tables: object): tables is Dataset => Object.keys(models).every((name) => name in tables);

/** The seed as it was before `pack`. Throws where a table is missing. */
export function unpack(packed: PackedSeed): Dataset {
  const tables = Object.fromEntries(
    Object.entries(packed).map(([table, columns]) => [table, unpackedRows(table, columns)]),
  );
  if (!isDataset(tables)) throw new Error('Not a whole seed');
  return tables;
}
