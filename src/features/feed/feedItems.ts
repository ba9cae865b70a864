import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';

/** The key of a feed item; ids are only unique per content type (FEED-25). */
export const itemKey = (item: Pick<FeedItem, 'contentType' | 'id'>): string =>
  `${item.contentType}:${item.id}`;

/** The key of the item that the user has just posted, until it has been postmarked. */
export const justPosted: { key: string | null } = { key: null };

/** All pages as one list without duplicates, which occur when new content shifts the offsets (AMB-63). */
export function uniqueItems(pages: readonly FeedPage[]): FeedItem[] {
  const seen = new Map<string, FeedItem>();
  for (const item of pages.flatMap((page) => page.data)) {
    if (!seen.has(itemKey(item))) seen.set(itemKey(item), item);
  }
  return [...seen.values()];
}

/** The number of items received, including duplicates; undefined at the end (FEED-17, FEED-23). */
export function nextOffset(pages: readonly FeedPage[]): number | undefined {
  const last = pages.at(-1);
  if (!last?.hasMore || last.data.length === 0) return undefined;
  return pages.reduce((sum, page) => sum + page.data.length, 0);
}

/** The ids by which live messages may refer to the items: a poll's post has its own id (AMB-45). */
export const announcedIds = (items: readonly FeedItem[]): Set<string> =>
  new Set(items.flatMap((item) => (item.contentType === 'poll' ? [item.id, item.post.id] : [item.id])));
