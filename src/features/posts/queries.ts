import type { QueryClient } from '@tanstack/react-query';
import { findCachedReplies, mapChanged, updateCachedReplies } from '../../api/cachedReplies.ts';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Post } from '../../contract/schemas/posts.ts';
import { findSearchResultsInCache, updateSearchResultsInCache } from '../discover/queries.ts';
import { findFeedItemsInCache, updateFeedItemsInCache } from '../feed/queries.ts';

const { posts, users } = endpoints;

/** One post (POST-01). */
export const postQuery = (id: string) => endpointQuery(posts.one, { params: { id } });

/** The posts that a user has written. */
export const userPostsQuery = (userId: string) => endpointQuery(users.posts, { params: { id: userId } });

/** The posts that a user has saved; available to that user only. */
export const bookmarkedPostsQuery = (userId: string) =>
  endpointQuery(users.bookmarks, { params: { id: userId } });

const lists = [users.posts, users.bookmarks];

/** Every cached copy of a post, in feed, lists and search too. */
export const findPostsInCaches = (client: QueryClient): Post[] => [
  ...findCachedReplies<Post>(client, posts.one),
  ...findFeedItemsInCache(client).filter((item) => item.contentType === 'post'),
  ...lists.flatMap((list) => findCachedReplies<Post[]>(client, list).flat()),
  ...findSearchResultsInCache(client),
];

/**
 * Updates every cached copy of every post; `update` must be idempotent and return unchanged posts as they
 * are.
 */
export function updatePostsInCaches(client: QueryClient, update: (post: Post) => Post): void {
  updateCachedReplies<Post>(client, posts.one, update);
  for (const list of lists) {
    updateCachedReplies<Post[]>(client, list, (entries) => mapChanged(entries, update));
  }
  updateSearchResultsInCache(client, update);
  updateFeedItemsInCache(client, (item) => {
    if (item.contentType !== 'post') return item;
    const next = update(item);
    return next === item ? item : { ...next, contentType: 'post' };
  });
}

/** Updates one post wherever it is cached (CARD-04); see `updatePostsInCaches`. */
export const updatePostInCaches = (client: QueryClient, postId: string, update: (post: Post) => Post): void =>
  updatePostsInCaches(client, (post) => (post.id === postId ? update(post) : post));
