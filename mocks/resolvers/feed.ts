import { FEED_PAGE_SIZE } from '../../src/shared/limits.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { feedEntries } from '../rules/feedEntries.ts';
import { pageLimit, wholeNumber } from '../rules/query.ts';
import { toFeedItem } from '../serializers/feedItem.ts';

export const feed: Resolvers<'feed'> = {
  page({ db, query }) {
    const offset = wholeNumber('offset', query.offset, 0);
    const limit = pageLimit(query.limit, FEED_PAGE_SIZE);

    const entries = feedEntries(db, query.filter);
    return {
      data: entries.slice(offset, offset + limit).map((entry) => toFeedItem(db, entry)),
      hasMore: offset + limit < entries.length,
    };
  },
};
