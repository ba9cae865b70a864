import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedItem, FeedPage } from '../../contract/feed.ts';
import { itemKey } from './feedItems.ts';

const prefix = endpointKey(endpoints.feed.page);
type Place = Pick<FeedItem, 'contentType' | 'id'>;

/** Pages up to the one that holds the place; page one where no place is given or it is not listed. */
function kept(pages: readonly FeedPage[], place: Place | undefined): number {
  if (!place) return 1;
  const holder = pages.findIndex((page) => page.data.some((item) => itemKey(item) === itemKey(place)));
  return Math.max(holder, 0) + 1;
}

/** FEED-20: keeps page one of every filter and drops the rest; asks for nothing. */
export function trimFeed(client: QueryClient, place?: Place): void {
  const cache = client.getQueryCache();
  for (const [queryKey, feed] of client.getQueriesData<InfiniteData<FeedPage>>({ queryKey: prefix })) {
    if (!feed) continue;
    const count = kept(feed.pages, place);
    if (count === feed.pages.length) continue;
    const data = { pages: feed.pages.slice(0, count), pageParams: feed.pageParams.slice(0, count) };
    cache.find({ queryKey, exact: true })?.setState({ data });
  }
}

/**
 * FEED-21 and FEED-22: paging starts again from offset 0 while what is kept stays on screen. With a `place`,
 * the pages down to it are kept, so that the reader does not lose it (AMB-41).
 */
export async function resetFeed(client: QueryClient, place?: Place): Promise<void> {
  await client.cancelQueries({ queryKey: prefix });
  trimFeed(client, place);
  await client.invalidateQueries({ queryKey: prefix });
}
