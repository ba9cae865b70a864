import type { QueryClient } from '@tanstack/react-query';
import { findCachedReplies, mapChanged, updateCachedReplies } from '../../api/cachedReplies.ts';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Post } from '../../contract/schemas/posts.ts';
import { TRENDING_TAGS } from '../../shared/limits.ts';

const { search, tags } = endpoints.discover;

/** The posts that contain the words (EXPL-04). */
export const searchQuery = (words: string) => endpointQuery(search, { query: { q: words, filter: 'all' } });

/** EXPL-09. */
export const trendingTagsQuery = endpointQuery(tags, {
  query: { featured: true, limit: TRENDING_TAGS },
});

/** The posts of every cached search. */
export const findSearchResultsInCache = (client: QueryClient): Post[] =>
  findCachedReplies<Post[]>(client, search).flat();

/** Updates the posts of every cached search; see `updateCachedReplies`. */
export const updateSearchResultsInCache = (client: QueryClient, update: (post: Post) => Post): void =>
  updateCachedReplies<Post[]>(client, search, (posts) => mapChanged(posts, update));
