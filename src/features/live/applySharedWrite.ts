import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { endpointKey } from '../../api/endpointQuery.ts';
import { refetchStale } from '../../api/queryClient.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { Poll } from '../../contract/schemas/polls.ts';
import { Bookmarked, Liked } from '../../contract/schemas/posts.ts';
import { updatePollVotesInCaches } from '../polls/queries.ts';
import { withBookmark, withLike } from '../posts/postUpdates.ts';
import { postQuery, updatePostInCaches } from '../posts/queries.ts';
import { currentUserQuery } from '../session/queries.ts';

const { posts, polls } = endpoints;

/** A write that one tab broadcasts to the others. */
const Write = z.object({
  userId: z.string(),
  /** The mutation's key and reply. */
  key: z.tuple([z.string(), z.string()], z.unknown()),
  data: z.unknown(),
  /** Keys of the reads that are now stale. */
  stale: z.array(z.array(z.unknown())),
});
type Write = z.infer<typeof Write>;

const WithId = z.object({ id: z.string() });

/** Applies the cache updates that the mutations in the writing tab make themselves. */
function updateCaches(client: QueryClient, { userId, key, data }: Write): void {
  const is = (endpoint: Parameters<typeof endpointKey>[0]): boolean =>
    endpointKey(endpoint).every((part, index) => part === key[index]);
  const id = z.safeParse(WithId, key[2]).data?.id;
  if (id === undefined) return;
  if (is(posts.like)) {
    const liked = z.safeParse(Liked, data).data?.liked;
    if (liked !== undefined) updatePostInCaches(client, id, (post) => withLike(post, userId, liked));
  } else if (is(posts.bookmark)) {
    const bookmarked = z.safeParse(Bookmarked, data).data?.bookmarked;
    if (bookmarked !== undefined)
      updatePostInCaches(client, id, (post) => withBookmark(post, userId, bookmarked));
  } else if (is(polls.vote)) {
    const votes = z.safeParse(Poll, data).data?.votes;
    if (votes) updatePollVotesInCaches(client, id, votes);
  } else if (is(posts.comment)) {
    void refetchStale(client, postQuery(id).queryKey);
  }
}

/** Applies a write of another tab. Tabs of other users are updated only through the live socket. */
export function applySharedWrite(client: QueryClient, message: unknown): void {
  const { data: write } = z.safeParse(Write, message);
  if (!write || write.userId !== client.getQueryData(currentUserQuery.queryKey)?.id) return;
  updateCaches(client, write);
  for (const queryKey of write.stale) void refetchStale(client, queryKey);
}
