import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import type { FeedFilter } from '../../shared/enums.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedItem } from '../../contract/feed.ts';
import { FEED_PAGE_SIZE } from '../../shared/limits.ts';
import { uniqueItems, nextOffset } from './feedItems.ts';

const row = endpoints.feed.page;

export interface Feed {
  /** Undefined until page one is there. */
  items: FeedItem[] | undefined;
  /** How many pages are shown: a sentinel is set anew for each. */
  pageCount: number;
  hasMore: boolean;
  /** A read is under way; asking for more waits for it. */
  busy: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The feed of one filter, page by page (FEED-15 to FEED-17, FEED-23 to FEED-26). */
export function useFeed(filter: FeedFilter): Feed {
  const query = useInfiniteQuery({
    queryKey: endpointKey(row, { query: { filter } }),
    queryFn: ({ pageParam, signal }) =>
      call(row, { query: { filter, offset: String(pageParam), limit: String(FEED_PAGE_SIZE) } }, signal),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => nextOffset(pages),
  });
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  return {
    items: useMemo(() => data && uniqueItems(data.pages), [data]),
    pageCount: data?.pages.length ?? 0,
    hasMore: hasNextPage,
    busy: isFetching,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    failed: query.isError && data === undefined,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
