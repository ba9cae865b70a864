import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '../../api/socket.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ServerMessage } from '../../contract/schemas/socketMessages.ts';
import { toast } from '../../ui/toast.ts';
import { resetFeed } from '../feed/queries.ts';
import { NEWS_TOAST, notifications } from '../notifications/notifications.ts';
import { updatePollVotesInCaches } from '../polls/queries.ts';
import { useCurrentUser } from '../session/queries.ts';

/** WS-05 to WS-07 (AMB-35). */
const news: Partial<Record<ServerMessage['type'], string>> = {
  new_post: 'New post',
  new_question: 'New question',
  poll_updated: 'Poll updated',
};

/** Where news stands on top. */
const LISTS = [endpointKey(endpoints.feed.page), endpointKey(endpoints.questions.list)];
/** What else shows a post that the news may be about. */
const POSTS = [endpointKey(endpoints.posts.one), endpointKey(endpoints.users.posts)];

/** WS-08: the feed from offset 0, and to its top, where the news is. Whoever reads elsewhere keeps the place. */
function refresh(client: QueryClient): void {
  const listed = LISTS.some(
    (queryKey) => client.getQueryCache().findAll({ queryKey, type: 'active' }).length,
  );
  void resetFeed(client);
  for (const queryKey of [...LISTS.slice(1), ...POSTS]) void client.invalidateQueries({ queryKey });
  if (listed) globalThis.scrollTo({ top: 0 });
}

/** What a message does to what is cached: only the exact `poll_update` writes, the others make stale. */
function absorb(client: QueryClient, message: ServerMessage): void {
  if (message.type === 'poll_update') updatePollVotesInCaches(client, message.pollId, message.votes);
  if ((message.type === 'new_like' || message.type === 'new_comment') && message.postId) {
    const queryKey = endpointKey(endpoints.posts.one, { params: { id: message.postId } });
    void client.invalidateQueries({ queryKey });
  }
}

/** News is told with a way to see it; what the viewer did is no news (AMB-56). */
function announce(client: QueryClient, message: ServerMessage, viewerId: string | null): void {
  const title = news[message.type];
  if (!title || message.type === 'connected' || (message.userId && message.userId === viewerId)) return;
  toast({
    id: NEWS_TOAST,
    title,
    tone: 'plain',
    ...(message.userName ? { description: `From ${message.userName}` } : {}),
    action: { label: 'Refresh', onPress: () => refresh(client) },
  });
}

/** Keeps the socket open, says who is looking and passes on what it hears (spec 7, WS-01 to WS-12). */
export function useLive(): void {
  const client = useQueryClient();
  const viewer = useCurrentUser();
  const known = viewer !== undefined;
  const viewerId = viewer?.id ?? null;
  useEffect(() => socket.open(), []);
  useEffect(() => {
    socket.identify(viewerId);
    const stop = socket.subscribe((message) => {
      absorb(client, message);
      announce(client, message, viewerId);
      notifications.receive(message, viewerId);
    });
    return () => {
      stop();
      // What one person was told is not for the next.
      if (known) notifications.clear();
    };
  }, [client, known, viewerId]);
}
