import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import type { FeedFilter } from '../../shared/enums.ts';
import { uniqueItems } from './feedItems.ts';
import { feedQuery } from './queries.ts';

export interface Feed {
  /** Undefined until the first page is loaded. */
  items: FeedItem[] | undefined;
  /** Number of loaded pages; used as a key for the sentinel below the list. */
  pageCount: number;
  hasMore: boolean;
  /** Whether a page is loading; `loadMore` does nothing meanwhile. */
  busy: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  failed: boolean;
  error: unknown;
  loadMore: () => void;
  retry: () => unknown;
}

/** The feed of one filter with paging (FEED-15 to FEED-17, FEED-23 to FEED-26). */
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
    retry: refetch,
  };
}

/** Whether the feed of one filter is known to be empty; keeps its answer while another filter loads. */
export const useIsFeedEmpty = (filter: FeedFilter): boolean =>
  useInfiniteQuery({
    ...feedQuery(filter),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.every(({ data }) => data.length === 0),
  }).data ?? false;
