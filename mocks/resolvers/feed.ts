import type { FeedItem } from '../../src/contract/schemas/feed.ts';
import type { Database } from '../db/Database.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { type FeedEntry, feedEntries } from '../rules/feedEntries.ts';
import { pageLimit } from '../rules/query.ts';
import { toPollItem } from '../serializers/poll.ts';
import { toPost } from '../serializers/post.ts';
import { toQuestionSummary } from '../serializers/question.ts';

/** One item of the feed with its contentType (API-18). */
function toFeedItem(db: Database, entry: FeedEntry): FeedItem {
  if (entry.kind === 'poll') return toPollItem(db, entry.poll, entry.post);
  return entry.kind === 'post'
    ? { contentType: 'post', ...toPost(db, entry.post) }
    : { contentType: 'question', ...toQuestionSummary(db, entry.question) };
}

export const feed: Resolvers<'feed'> = {
  page({ db, query }) {
    const { offset } = query;
    const limit = pageLimit(query.limit);

    const entries = feedEntries(db, query.filter);
    return {
      data: entries.slice(offset, offset + limit).map((entry) => toFeedItem(db, entry)),
      hasMore: offset + limit < entries.length,
    };
  },
};
