import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import type { FeedFilter } from '../../shared/enums.ts';
import { uniqueItems } from './feedItems.ts';
import { feedQuery } from './queries.ts';

export interface Feed {
  /** Undefined until page one is there. */
  items: FeedItem[] | undefined;
  /** How many pages are shown; the sentinel below the list is made anew for each. */
  pageCount: number;
  hasMore: boolean;
  /** A read is pending; `loadMore` does nothing meanwhile. */
  busy: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  failed: boolean;
  error: unknown;
  loadMore: () => void;
  retry: () => void;
}

/** The feed of one filter, page by page (FEED-15 to FEED-17, FEED-23 to FEED-26). */
export function useFeed(filter: FeedFilter): Feed {
  const query = useInfiniteQuery(feedQuery(filter));
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  return {
    items: useMemo(() => data && uniqueItems(data.pages), [data]),
    pageCount: data?.pages.length ?? 0,
    hasMore: hasNextPage,
    busy: isFetching,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    failed: query.isError && data === undefined,
    error: query.error,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
