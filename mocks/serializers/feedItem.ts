import type { FeedItem } from '../../src/contract/schemas/feed.ts';
import type { Database } from '../db/Database.ts';
import type { FeedEntry } from '../rules/feedEntries.ts';
import { toPollItem } from './poll.ts';
import { toPost } from './post.ts';
import { toQuestionSummary } from './question.ts';

/** One item of the feed with its contentType (API-18). */
export function toFeedItem(db: Database, entry: FeedEntry): FeedItem {
  if (entry.kind === 'poll') return toPollItem(db, entry.poll, entry.post);
  return entry.kind === 'post'
    ? { contentType: 'post', ...toPost(db, entry.post) }
    : { contentType: 'question', ...toQuestionSummary(db, entry.question) };
}
