import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedPage } from '../../contract/feed.ts';
import type { Post } from '../../contract/posts.ts';

/** The id of the post that a poll belongs to, where a list on this device holds it. */
export function pollPost(client: QueryClient, pollId: string): string | undefined {
  const inFeed = client
    .getQueriesData<InfiniteData<FeedPage>>({ queryKey: endpointKey(endpoints.feed.page) })
    .flatMap(([, feed]) => feed?.pages.flatMap((page) => page.data) ?? [])
    .flatMap((item) => (item.contentType === 'poll' && item.id === pollId ? [item.post.id] : []));
  const listed = client
    .getQueriesData<Post[]>({ queryKey: endpointKey(endpoints.users.posts) })
    .flatMap(([, posts]) => posts ?? [])
    .flatMap((post) => (post.poll?.id === pollId ? [post.id] : []));
  return [...inFeed, ...listed][0];
}
