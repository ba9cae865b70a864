import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';

/** The key of a feed item; ids of different content types may be equal (FEED-25). */
export const itemKey = (item: Pick<FeedItem, 'contentType' | 'id'>): string =>
  `${item.contentType}:${item.id}`;

/** All pages as one list without repeats, which come from offsets that new content shifts (AMB-63). */
export function uniqueItems(pages: readonly FeedPage[]): FeedItem[] {
  const seen = new Map<string, FeedItem>();
  for (const item of pages.flatMap((page) => page.data)) {
    if (!seen.has(itemKey(item))) seen.set(itemKey(item), item);
  }
  return [...seen.values()];
}

/** The number of items that the server has sent, repeats included; undefined at the end (FEED-17, FEED-23). */
export function nextOffset(pages: readonly FeedPage[]): number | undefined {
  const last = pages.at(-1);
  if (!last?.hasMore || last.data.length === 0) return undefined;
  return pages.reduce((sum, page) => sum + page.data.length, 0);
}

/** The ids under which live messages may name the items: a poll's post has an id of its own (AMB-45). */
export const announcedIds = (items: readonly FeedItem[]): Set<string> =>
  new Set(items.flatMap((item) => (item.contentType === 'poll' ? [item.id, item.post.id] : [item.id])));
