import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { endpoints } from '../contract/endpoints.ts';
import type { FeedItem, FeedPage } from '../contract/feed.ts';
import type { Post } from '../contract/posts.ts';
import { endpointKey } from './endpointQuery.ts';

/** The list itself where nothing in it changed, so that what shows it stays still. */
function mapped<T>(list: T[], change: (entry: T) => T): T[] {
  const next = list.map(change);
  return next.some((entry, index) => entry !== list[index]) ? next : list;
}

/**
 * Writes over what is cached under a prefix and leaves it as stale as it was. A read under way was asked before
 * the change and would undo it, so the change is made again once that read has come in: it must bear repeating.
 */
function patch<T>(client: QueryClient, prefix: readonly unknown[], change: (data: T) => T): void {
  for (const [queryKey] of client.getQueriesData<T>({ queryKey: prefix })) {
    const query = client.getQueryCache().find<T>({ queryKey, exact: true });
    const apply = (): void => {
      const data = query?.state.data;
      if (data === undefined) return;
      const next = change(data);
      if (next !== data) query?.setState({ data: next });
    };
    apply();
    if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, apply);
  }
}

/** Changes every cached copy of posts, wherever they are listed; `change` returns what it leaves alone. */
export function patchPosts(client: QueryClient, change: (post: Post) => Post): void {
  const { posts, users, discover } = endpoints;
  patch<Post>(client, endpointKey(posts.one), change);
  for (const list of [users.posts, users.bookmarks, discover.search]) {
    patch<Post[]>(client, endpointKey(list), (entries) => mapped(entries, change));
  }
  patchFeed(client, (item) => {
    if (item.contentType !== 'post') return item;
    const next = change(item);
    return next === item ? item : { ...next, contentType: 'post' };
  });
}

/** Changes every cached feed item, in every filter. */
export function patchFeed(client: QueryClient, change: (item: FeedItem) => FeedItem): void {
  patch<InfiniteData<FeedPage>>(client, endpointKey(endpoints.feed.page), (feed) => {
    const pages = mapped(feed.pages, (page) => {
      const data = mapped(page.data, change);
      return data === page.data ? page : { ...page, data };
    });
    return pages === feed.pages ? feed : { ...feed, pages };
  });
}
