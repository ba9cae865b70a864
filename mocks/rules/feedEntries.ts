import { FEED_FILTERS, type FeedFilter } from '../../src/shared/enums.ts';
import type { Database } from '../db/Database.ts';
import { memoizeByTables } from '../db/memoizeByTables.ts';
import type { PollRow, PostRow, QuestionRow } from '../db/rows.ts';
import { newestCreatedFirst } from './newestFirst.ts';

/** An item of the feed; a poll post appears only as its poll (AMB-63). */
export type FeedEntry =
  | { kind: 'post'; post: PostRow; createdAt: string }
  | { kind: 'poll'; post: PostRow; poll: PollRow; createdAt: string }
  | { kind: 'question'; question: QuestionRow; createdAt: string };

function postEntry(db: Database, post: PostRow): FeedEntry {
  const [poll] = post.type === 'poll' ? db.poll.findBy('postId', post.id) : [];
  const { createdAt } = post;
  return poll ? { kind: 'poll', post, poll, createdAt } : { kind: 'post', post, createdAt };
}

const questionEntry = (question: QuestionRow): FeedEntry => ({
  kind: 'question',
  question,
  createdAt: question.createdAt,
});

const isPostOfType = (entry: FeedEntry, type: PostRow['type']): boolean =>
  entry.kind === 'post' && entry.post.type === type;

/**
 * The current time, or the next millisecond no post or question uses, so that the latest entry comes first (CRE-12).
 */
export function entryDate(db: Database, now: number): string {
  const at = new Date(now).toISOString();
  const isTaken = [db.post, db.question].some((table) =>
    table.all().some(({ createdAt }) => createdAt === at),
  );
  return isTaken ? entryDate(db, now + 1) : at;
}

const TABLES = ['post', 'poll', 'question'] as const;

const newest = memoizeByTables(TABLES, (db): readonly FeedEntry[] =>
  newestCreatedFirst([
    ...db.post.all().map((post) => postEntry(db, post)),
    ...db.question.all().map(questionEntry),
  ]),
);
const filtered = (matches: (entry: FeedEntry) => boolean) =>
  memoizeByTables(TABLES, (db): readonly FeedEntry[] => newest(db).filter(matches));

const score = (db: Database, { id }: PostRow): number =>
  db.like.countBy('postId', id) + db.comment.countBy('postId', id);

/**
 * Posts by likes plus comments, highest first, ties newest first (AMB-11). Entries are grouped by score instead of
 * sorted, because this reruns on every like and there are few distinct scores.
 */
const popular = memoizeByTables([...TABLES, 'like', 'comment'], (db): readonly FeedEntry[] => {
  const byScore: FeedEntry[][] = [];
  for (const entry of newest(db)) {
    if (entry.kind !== 'question') (byScore[score(db, entry.post)] ??= []).push(entry);
  }
  return byScore.toReversed().flatMap((entries) => entries ?? []);
});

/** AMB-10 and AMB-11. */
const feeds: Record<FeedFilter, (db: Database) => readonly FeedEntry[]> = {
  recent: newest,
  popular,
  polls: filtered(({ kind }) => kind === 'poll'),
  questions: filtered((entry) => entry.kind === 'question' || isPostOfType(entry, 'question')),
  stories: filtered((entry) => isPostOfType(entry, 'story')),
  tips: filtered((entry) => isPostOfType(entry, 'tip')),
};

/** The whole feed for a filter; an unknown filter falls back to 'recent' (AMB-11). */
export const feedEntries = (db: Database, filter: string | undefined): readonly FeedEntry[] =>
  feeds[FEED_FILTERS.find((known) => known === filter) ?? 'recent'](db);
