import type { Resolvers } from '../http/RequestContext.ts';
import { feedEntries } from '../rules/feedEntries.ts';
import { pageLimit } from '../rules/query.ts';
import { toFeedItem } from '../serializers/feedItem.ts';

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
