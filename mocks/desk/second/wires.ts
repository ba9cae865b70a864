import type { RowChange, TableName } from '../../db/rows.ts';

/** What is done on the left, by the table in which it leaves a row. */
const actions: Partial<Record<TableName, string>> = {
  like: 'Liked',
  comment: 'Commented',
  answer: 'Answered',
  pollVote: 'Voted',
  post: 'Posted',
  question: 'Asked',
};

/** What this person did, by a change of rows; null for anything else: 'Liked'. */
export function actionOf({ table, row }: RowChange, userId: string): string | null {
  return row !== null && 'userId' in row && row.userId === userId ? (actions[table] ?? null) : null;
}

/** The number on a bell by its name, 'Notifications (3 unread)'; 0 where it has none. */
export const countOfBell = (name: string | null): number => Number(/\((\d+)/.exec(name ?? '')?.[1] ?? 0);

/** 'Liked on the left, rang on the right: 0.2 s.' */
export const wireSentence = (action: string, ms: number): string =>
  `${action} on the left, rang on the right: ${(ms / 1000).toFixed(1)}\u00A0s.`;
