import { FEED_FILTERS, type FeedFilter } from '../../src/shared/enums.ts';
import type { Database } from '../db/Database.ts';
import type { PollRow, PostRow, QuestionRow } from '../db/rows.ts';
import { newestCreated } from './newestFirst.ts';

/** What stands in the feed: a poll post only as its poll (AMB-63). */
export type FeedEntry =
  | { kind: 'post'; post: PostRow; createdAt: string }
  | { kind: 'poll'; post: PostRow; poll: PollRow; createdAt: string }
  | { kind: 'question'; question: QuestionRow; createdAt: string };

function postEntry(db: Database, post: PostRow): FeedEntry {
  const [poll] = post.type === 'poll' ? db.poll.by('postId', post.id) : [];
  const { createdAt } = post;
  return poll ? { kind: 'poll', post, poll, createdAt } : { kind: 'post', post, createdAt };
}

const questionEntry = (question: QuestionRow): FeedEntry => ({
  kind: 'question',
  question,
  createdAt: question.createdAt,
});

const ofType = (entry: FeedEntry, type: PostRow['type']): boolean =>
  entry.kind === 'post' && entry.post.type === type;

/** AMB-10 and AMB-11. */
const holds: Record<Exclude<FeedFilter, 'popular'>, (entry: FeedEntry) => boolean> = {
  recent: () => true,
  polls: ({ kind }) => kind === 'poll',
  questions: (entry) => entry.kind === 'question' || ofType(entry, 'question'),
  stories: (entry) => ofType(entry, 'story'),
  tips: (entry) => ofType(entry, 'tip'),
};

const newest = (db: Database): readonly FeedEntry[] =>
  db.derive('feed:newest', ['post', 'poll', 'question'], () =>
    newestCreated([
      ...db.post.all().map((post) => postEntry(db, post)),
      ...db.question.all().map(questionEntry),
    ]),
  );

const score = (db: Database, { id }: PostRow): number =>
  db.like.count('postId', id) + db.comment.count('postId', id);

/**
 * Likes and comments together, most first; equals stay newest first (AMB-11). Entries are put on one heap per
 * score, since every like makes this anew and few scores differ.
 */
const popular = (db: Database): readonly FeedEntry[] =>
  db.derive('feed:popular', ['post', 'poll', 'question', 'like', 'comment'], () => {
    const heaps: FeedEntry[][] = [];
    for (const entry of newest(db)) {
      if (entry.kind !== 'question') (heaps[score(db, entry.post)] ??= []).push(entry);
    }
    return heaps.toReversed().flatMap((heap) => heap ?? []);
  });

/** The whole feed under a filter, sorted once per change of its tables; an unknown word reads as recent. */
export function feedOrder(db: Database, word: string | undefined): readonly FeedEntry[] {
  const filter = FEED_FILTERS.find((known) => known === word) ?? 'recent';
  if (filter === 'popular') return popular(db);
  return db.derive(`feed:${filter}`, ['post', 'poll', 'question'], () => newest(db).filter(holds[filter]));
}
