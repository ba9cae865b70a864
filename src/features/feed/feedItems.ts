import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';

/** One item of the feed; ids of different kinds may be alike (FEED-25). */
export const itemKey = (item: Pick<FeedItem, 'contentType' | 'id'>): string =>
  `${item.contentType}:${item.id}`;

/** All pages as one list, repeats dropped: new content moves the offsets (AMB-63). */
export function uniqueItems(pages: readonly FeedPage[]): FeedItem[] {
  const seen = new Map<string, FeedItem>();
  for (const item of pages.flatMap((page) => page.data)) {
    if (!seen.has(itemKey(item))) seen.set(itemKey(item), item);
  }
  return [...seen.values()];
}

/** The next offset counts what the server sent, repeats included; undefined at the end (FEED-17, FEED-23). */
export function nextOffset(pages: readonly FeedPage[]): number | undefined {
  const last = pages.at(-1);
  if (!last?.hasMore || last.data.length === 0) return undefined;
  return pages.reduce((sum, page) => sum + page.data.length, 0);
}
