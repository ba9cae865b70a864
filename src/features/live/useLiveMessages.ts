import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { endpointKey } from '../../api/endpointQuery.ts';
import { socket } from '../../api/socket.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ServerMessage } from '../../contract/schemas/socketMessages.ts';
import { notificationTitles } from '../../shared/notificationTitles.ts';
import { closeToast, toast, UNDO_TOAST_ID } from '../../ui/toast.ts';
import { refreshFeed } from '../feed/refreshFeed.ts';
import { announcedPosts } from '../feed/announcedPosts.ts';
import { NOTIFICATION_TOAST_ID, actorText, notifications } from '../notifications/notifications.ts';
import { updatePollVotesInCaches } from '../polls/queries.ts';
import { postQuery } from '../posts/queries.ts';
import { useCurrentUser } from '../session/queries.ts';

const { discover, feed, posts, questions, users } = endpoints;

/** Reads that may show the news: lists that start with it, and other reads with posts and polls. */
const lists = [feed.page, questions.list];
const others = [posts.one, users.posts, discover.search];

const isOnScreen = (client: QueryClient, reads: readonly Endpoint[]): boolean =>
  reads.some(
    (endpoint) =>
      client.getQueryCache().findAll({ queryKey: endpointKey(endpoint), type: 'active' }).length > 0,
  );

/**
 * WS-08: reloads the feed from offset 0, and every other read that may show the news. Scrolls to the top if a
 * list with the news is on screen; otherwise the scroll position stays.
 */
function showNews(client: QueryClient): void {
  const listed = isOnScreen(client, lists);
  void refreshFeed(client);
  for (const endpoint of [questions.list, ...others]) {
    void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }
  if (listed) globalThis.scrollTo({ top: 0 });
}

/** Only `poll_update` carries data to write into the cache; likes and comments invalidate their post. */
function updateCaches(client: QueryClient, message: ServerMessage): void {
  if (message.type === 'poll_update') updatePollVotesInCaches(client, message.pollId, message.votes);
  if ((message.type === 'new_like' || message.type === 'new_comment') && message.postId) {
    void client.invalidateQueries(postQuery(message.postId));
  }
}

/**
 * Shows a toast about new content, except for the user's own actions (AMB-56) and over the open panel, which
 * lists it. It has a 'Refresh' action if the screen has something to refetch.
 */
function toastNews(client: QueryClient, message: ServerMessage, userId: string | null): void {
  const title = notificationTitles[message.type];
  if (!title || message.type === 'connected' || (message.userId && message.userId === userId)) return;
  if (notifications.isListed()) return;
  toast({
    id: NOTIFICATION_TOAST_ID,
    title,
    tone: 'plain',
    yields: true,
    ...(message.userName ? { description: actorText(message.userName, message.about) } : {}),
    ...(isOnScreen(client, [...lists, ...others])
      ? { action: { label: 'Refresh', onPress: () => showNews(client) } }
      : {}),
  });
}

/** Keeps the socket open, identifies the current user and handles server messages (WS-01 to WS-12). */
export function useLiveMessages(): void {
  const client = useQueryClient();
  const currentUser = useCurrentUser();
  const isKnown = currentUser !== undefined;
  const userId = currentUser?.id ?? null;
  const { pathname } = useLocation();
  useEffect(() => socket.openWhileShown(), []);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A toast's 'Refresh' belongs to the screen where it was shown.
    if (shownPath.current !== pathname) closeToast(NOTIFICATION_TOAST_ID);
    shownPath.current = pathname;
  }, [pathname]);
  useEffect(() => {
    socket.identify(isKnown ? userId : undefined);
    const unsubscribe = socket.subscribe((message) => {
      updateCaches(client, message);
      toastNews(client, message, userId);
      notifications.receive(message, userId);
      announcedPosts.receive(message, userId);
    });
    return () => {
      unsubscribe();
      // The next user must not see this user's notifications or undo their actions.
      if (!isKnown) return;
      closeToast(UNDO_TOAST_ID);
      notifications.clear();
      announcedPosts.clear();
    };
  }, [client, isKnown, userId]);
}
