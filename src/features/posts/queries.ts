import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedPage } from '../../contract/feed.ts';
import type { Post } from '../../contract/posts.ts';

/** The copy that a list on this device already holds: shown at once while the post itself is asked for. */
function listed(client: QueryClient, id: string): Post | undefined {
  const { users, discover, feed } = endpoints;
  const lists = [users.posts, users.bookmarks, discover.search].flatMap((row) =>
    client.getQueriesData<Post[]>({ queryKey: endpointKey(row) }).flatMap(([, posts]) => posts ?? []),
  );
  const pages = client
    .getQueriesData<InfiniteData<FeedPage>>({ queryKey: endpointKey(feed.page) })
    .flatMap(([, data]) => data?.pages ?? []);
  const inFeed = pages.flatMap((page) => page.data).filter((item) => item.contentType === 'post');
  return [...inFeed, ...lists].find((post) => post.id === id);
}

/** One post (POST-01). */
export function usePost(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...endpointQuery(endpoints.posts.one, { params: { id } }),
    placeholderData: () => listed(client, id),
  });
}
