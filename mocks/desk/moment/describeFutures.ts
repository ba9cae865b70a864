import { formatCount } from '../../../src/shared/format/numbers.ts';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import type { Database } from '../../db/Database.ts';
import { pointsOf } from '../../rules/ranking.ts';
import type { LogEntry } from '../../world/ActionLog.ts';
import { logSentence, nameOf, postName } from './logSentences.ts';

/** Adds the resulting row to a toggle, because the log of another page does not include changes. */
function withChanges(db: Database, entry: LogEntry): Parameters<typeof logSentence>[1] {
  const [, id = '', mark = ''] = /\/posts\/([^/]+)\/(like|bookmark)$/.exec(entry.path) ?? [];
  if (mark !== 'like' && mark !== 'bookmark') return { ...entry, changes: [] };
  const row = db[mark].findBy('postId', id).find(({ userId }) => userId === entry.as) ?? null;
  return { ...entry, changes: [{ table: mark, id: row?.id ?? id, row }] };
}

/** The actions of a future in sentences; a toggle is described by its final state. */
export const describeActions = (db: Database, log: readonly LogEntry[]): string[] => [
  ...new Set(log.map((entry) => logSentence(db, withChanges(db, entry)))),
];

type Count = (db: Database, id: string) => number;
const postCounts: readonly [count: Count, word: string][] = [
  [(db, id) => db.like.countBy('postId', id), 'like'],
  [(db, id) => db.comment.countBy('postId', id), 'comment'],
];
const votesOf: Count = (db, id) => db.pollVote.countBy('pollId', id);

const idsOf = (tables: readonly (readonly { id: string }[])[]): string[] => [
  ...new Set(tables.flatMap((rows) => rows.map(({ id }) => id))),
];

/** The counts that differ between two futures, and this user's points and level, in pairs of sentences. */
export function describeDifferences(a: Database, b: Database, me: string): [string[], string[]] {
  const both = [a, b] as const;
  const sentences = (say: (db: Database) => string): [string, string] => [say(a), say(b)];
  const people = idsOf(both.map(({ user }) => user.all())).filter(
    (id) => id === me || pointsOf(a, id) !== pointsOf(b, id),
  );
  const points = people
    .toSorted((one, other) => Number(other === me) - Number(one === me))
    .map((id) =>
      sentences((db) => {
        const sum = pointsOf(db, id);
        return `${nameOf(db, id)} has ${formatCount(sum, 'point')}, level ${levelOf(sum)}`;
      }),
    );
  const posts = postCounts.flatMap(([count, word]) =>
    idsOf(both.map(({ post }) => post.all()))
      .filter((id) => count(a, id) !== count(b, id))
      .map((id) => sentences((db) => `${postName(db, id)} has ${formatCount(count(db, id), word)}`)),
  );
  const polls = idsOf(both.map(({ poll }) => poll.all()))
    .filter((id) => votesOf(a, id) !== votesOf(b, id))
    .map((id) => sentences((db) => `A poll has ${formatCount(votesOf(db, id), 'vote')}`));
  const pairs = [...points, ...posts, ...polls];
  return [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
}
