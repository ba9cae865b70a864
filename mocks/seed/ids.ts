import { hash } from '../../src/shared/prng.ts';

type LooseRow = Readonly<Record<string, unknown>>;

const WORDS_IN_SLUG = 5;

/**
 * Turns 'Eleven hours from Reckong Peo, two punctures' into eleven-hours-from-reckong-peo; other scripts become a
 * number.
 */
export function slugOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.slice(0, WORDS_IN_SLUG).join('-') || hash(text).toString(36);
}

const named =
  (prefix: string, column: string) =>
  (row: LooseRow): string =>
    `${prefix}_${slugOf(String(row[column]))}`;
const joined =
  (column: string) =>
  (row: LooseRow): string =>
    `${String(row[column])}:${String(row['userId'])}`;
const ofParent =
  (prefix: string, column: string) =>
  (row: LooseRow): string =>
    `${prefix}_${String(row[column]).replace(/^\w+?_/, '')}`;
const ofUser =
  (prefix: string) =>
  (row: LooseRow): string =>
    `${prefix}_${String(row['userId'])}_${slugOf(String(row['destination']))}`;

/** The id of a row, derived from its text or owner, never from its position. */
const ID_RULES: Readonly<Record<string, (row: LooseRow) => string>> = {
  post: named('post', 'content'),
  poll: ofParent('poll', 'postId'),
  question: named('question', 'title'),
  package: named('package', 'title'),
  destination: named('destination', 'name'),
  tag: named('tag', 'name'),
  like: joined('postId'),
  bookmark: joined('postId'),
  pollVote: joined('pollId'),
  answerVote: joined('answerId'),
  comment: ofParent('comment', 'postId'),
  answer: ofParent('answer', 'questionId'),
  todo: ofUser('todo'),
  visitedPlace: ofUser('visit'),
  award: (row) => `${String(row['userId'])}:${String(row['kind'])}:earlier`,
};
/** Tables with several rows per owner, whose ids end with a number. */
const NUMBERED: ReadonlySet<string> = new Set(['comment', 'answer', 'award']);

/** Whether the table's ids are derived by a rule. */
export const hasIdRule = (table: string): boolean => table in ID_RULES;

/** A function that returns a row's id, to be called for the rows of a table in order. Throws for a table without an id rule. */
export function createIdGenerator(table: string): (row: LooseRow) => string {
  const rule = ID_RULES[table];
  if (!rule) throw new Error(`No rule for ids of ${table}`);
  if (!NUMBERED.has(table)) return rule;
  const counts = new Map<string, number>();
  return (row) => {
    const id = rule(row);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id}_${count}`;
  };
}

/** Adds ids to the rows of a table. Throws for a table without an id rule. */
export function withIds<Row extends LooseRow>(table: string, rows: readonly Row[]): (Row & { id: string })[] {
  const idOf = createIdGenerator(table);
  return rows.map((row) => ({ ...row, id: idOf(row) }));
}
