import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import { findCachedReplies, mapChanged, updateCachedReplies } from '../../api/cachedReplies.ts';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';
import type { FeedFilter } from '../../shared/enums.ts';
import { FEED_PAGE_SIZE } from '../../shared/limits.ts';
import { itemKey, nextOffset } from './feedItems.ts';

const { page } = endpoints.feed;
type CachedFeed = InfiniteData<FeedPage, number>;
type ItemId = Pick<FeedItem, 'contentType' | 'id'>;

/** The feed of one filter as an infinite query (FEED-15 to FEED-17, FEED-23, FEED-24). */
export const feedQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: endpointKey(page, { query: { filter } }),
    queryFn: ({ pageParam, signal }) =>
      call(page, { query: { filter, offset: pageParam, limit: FEED_PAGE_SIZE } }, signal),
    initialPageParam: 0,
    getNextPageParam: (_, pages: FeedPage[]) => nextOffset(pages),
  });

/** Every cached feed item, of all filters. */
export const findFeedItemsInCache = (client: QueryClient): FeedItem[] =>
  findCachedReplies<CachedFeed>(client, page).flatMap(({ pages }) => pages.flatMap(({ data }) => data));

/** Updates every cached feed item, of all filters; see `updateCachedReplies`. */
export function updateFeedItemsInCache(client: QueryClient, update: (item: FeedItem) => FeedItem): void {
  updateCachedReplies<CachedFeed>(client, page, (feed) => {
    const pages = mapChanged(feed.pages, (entry) => {
      const data = mapChanged(entry.data, update);
      return data === entry.data ? entry : { ...entry, data };
    });
    return pages === feed.pages ? feed : { ...feed, pages };
  });
}

/**
 * Number of pages to keep: up to the one that contains the item; one if there is no item or it is not found.
 */
function pagesToKeep(pages: readonly FeedPage[], item: ItemId | undefined): number {
  if (!item) return 1;
  const index = pages.findIndex(({ data }) => data.some((entry) => itemKey(entry) === itemKey(item)));
  return Math.max(index, 0) + 1;
}

/**
 * FEED-20: keeps the first page of every filter and drops the rest, including a page being loaded; sends no
 * request.
 */
export async function trimFeed(client: QueryClient, item?: ItemId): Promise<void> {
  await client.cancelQueries({ queryKey: endpointKey(page) });
  updateCachedReplies<CachedFeed>(client, page, (feed) => {
    const count = pagesToKeep(feed.pages, item);
    if (count === feed.pages.length) return feed;
    return { pages: feed.pages.slice(0, count), pageParams: feed.pageParams.slice(0, count) };
  });
}

/**
 * FEED-21 and FEED-22: restarts paging from offset 0 while the kept pages stay on screen. Pages up to `item`
 * are kept, so that the user does not lose their place (AMB-41). Resolves to false if the refetch failed and
 * old pages are still shown.
 */
export async function resetFeed(client: QueryClient, item?: ItemId): Promise<boolean> {
  await trimFeed(client, item);
  const filters = { queryKey: endpointKey(page), type: 'active' } as const;
  await client.invalidateQueries({ queryKey: filters.queryKey });
  const queries = client.getQueryCache().findAll(filters);
  return queries.every(({ state }) => state.status !== 'error' || state.data === undefined);
}
