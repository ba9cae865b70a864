import type { RowChange, TableName } from '../../db/rows.ts';

/** Actions on the left, by the table they insert a row into. */
const actions: Partial<Record<TableName, string>> = {
  like: 'Liked',
  comment: 'Commented',
  answer: 'Answered',
  pollVote: 'Voted',
  post: 'Posted',
  question: 'Asked',
};

/** What this user did, from a row change: 'Liked'; null for anything else. */
export function actionOf({ table, row }: RowChange, userId: string): string | null {
  return row !== null && 'userId' in row && row.userId === userId ? (actions[table] ?? null) : null;
}

/** The unread count in a bell's name, 'Notifications (3 unread)'; 0 if there is none. */
export const unreadCountOf = (name: string | null): number => Number(/\((\d+)/.exec(name ?? '')?.[1] ?? 0);

/** '0.2 s'; rounded up to tenths, since '0.0 s' would look like a mistake. */
export const delayText = (ms: number): string =>
  `${(Math.max(1, Math.ceil(ms / 100)) / 10).toFixed(1)}\u00A0s`;

/** 'Liked on the left, rang on the right: 0.2 s.' */
export const delaySentence = (action: string, ms: number): string =>
  `${action} on the left, rang on the right: ${delayText(ms)}.`;
