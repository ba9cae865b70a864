import { displayName } from '../../../src/shared/rules/people.ts';
import { parsePollOptions } from '../../../src/shared/rules/polls.ts';
import type { Database } from '../../db/Database.ts';
import type { Action } from '../../world/ActionLog.ts';

type LogEntry = Pick<Action, 'as' | 'method' | 'path' | 'body' | 'changes'>;

type Rows = Pick<Database, 'user' | 'post' | 'poll' | 'question' | 'answer' | 'todo'>;

/** Truncates a text; by default to what fits on one line. */
export const truncate = (text: string, most = 28): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const bodyText = ({ body }: LogEntry, field: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : '';
};

export function nameOf(db: Rows, userId: string | undefined): string {
  const user = userId === undefined ? undefined : db.user.get(userId);
  return user ? (user.firstName ?? displayName(user)) : 'somebody';
}

export function postName(db: Rows, id: string): string {
  const post = db.post.get(id);
  return post ? `${nameOf(db, post.userId)}’s ${post.type}` : 'a post';
}
export const questionName = (db: Rows, id: string, most?: number): string =>
  `“${truncate(db.question.get(id)?.title ?? 'a question', most)}”`;

function votedFor(db: Rows, pollId: string, { body }: LogEntry): string {
  const index: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'optionIndex') : null;
  const option = parsePollOptions(db.poll.get(pollId)?.options ?? '')[Number(index)];
  return option === undefined ? 'in a poll' : `“${option}”`;
}

/** Picks the wording for a toggle that was set or unset. */
const turned = ({ changes }: LogEntry, table: string, on: string, off: string): string =>
  changes.some((change) => change.table === table && change.row === null) ? off : on;

/** Descriptions of writes by endpoint; the id is the captured path segment. */
const writes: readonly [call: RegExp, (db: Rows, entry: LogEntry, id: string) => string][] = [
  [
    /^POST \/api\/posts\/([^/]+)\/like$/,
    (db, entry, id) => `${turned(entry, 'like', 'liked', 'unliked')} ${postName(db, id)}`,
  ],
  [
    /^POST \/api\/posts\/([^/]+)\/bookmark$/,
    (db, entry, id) => `${turned(entry, 'bookmark', 'saved', 'let go of')} ${postName(db, id)}`,
  ],
  [/^POST \/api\/posts\/([^/]+)\/comments$/, (db, _, id) => `commented on ${postName(db, id)}`],
  [/^POST \/api\/posts()$/, (_, entry) => `posted “${truncate(bodyText(entry, 'content'))}”`],
  [/^POST \/api\/polls\/([^/]+)\/vote$/, (db, entry, id) => `voted ${votedFor(db, id, entry)}`],
  [/^POST \/api\/local-questions\/([^/]+)\/answers$/, (db, _, id) => `answered ${questionName(db, id)}`],
  [/^POST \/api\/local-answers\/([^/]+)\/vote$/, () => 'voted on an answer'],
  [/^POST \/api\/local-questions()$/, (_, entry) => `asked “${truncate(bodyText(entry, 'title'))}”`],
  [
    /^POST \/api\/travel-todos()$/,
    (_, entry) => `added ${truncate(bodyText(entry, 'destination'))} to the list`,
  ],
  [
    /^PATCH \/api\/travel-todos\/([^/]+)\/visited$/,
    (db, _, id) => `visited ${db.todo.get(id)?.destination ?? 'a place'}`,
  ],
  [/^DELETE \/api\/travel-todos\/([^/]+)$/, () => 'removed a place from the list'],
  [/^POST \/api\/itinerary-comparison()$/, () => 'sent a travel plan'],
  [/^PATCH \/api\/auth\/user()$/, () => 'changed the profile'],
  [/^POST \/api\/auth\/user\/profile-picture()$/, () => 'changed the picture'],
];

/** Describes a log entry in plain words: 'Ananya commented on Zoya’s story'. */
export function logSentence(db: Rows, entry: LogEntry): string {
  const call = `${entry.method} ${entry.path}`;
  for (const [pattern, say] of writes) {
    const match = pattern.exec(call);
    if (match) return `${nameOf(db, entry.as)} ${say(db, entry, decodeURIComponent(match[1] ?? ''))}`;
  }
  return `${nameOf(db, entry.as)} did something else`;
}
