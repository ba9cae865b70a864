import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchStale } from '../../api/queryClient.ts';
import type { NotificationStore } from '../../contract/notificationStore.ts';
import { type PartialChange, isDataReplaced, windowEvents } from '../../shared/windowEvents.ts';
import { toast } from '../../ui/toast.ts';
import { clearDrafts } from '../../storage/drafts.ts';
import { notifications } from '../notifications/notifications.ts';
import { findPostsInCaches, postQuery, updatePostInCaches } from '../posts/queries.ts';

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : null);

const isNotice = (detail: unknown): detail is { title: string; description?: string } =>
  typeof detail === 'object' && detail !== null && 'title' in detail && typeof detail.title === 'string';

const takesStore = (detail: unknown): detail is (store: NotificationStore) => void =>
  typeof detail === 'function';

const isPartial = (detail: unknown): detail is PartialChange => typeof detail === 'object' && detail !== null;

/** Updates a post that others have changed wherever it is cached, without moving it. */
async function refreshPost(client: QueryClient, postId: string): Promise<void> {
  const query = postQuery(postId);
  // A read in flight may have been answered before the change.
  await client.cancelQueries(query);
  if (!findPostsInCaches(client).some(({ id }) => id === postId)) return client.invalidateQueries(query);
  const post = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  if (post) updatePostInCaches(client, postId, () => post);
}

/** Data of a dataset that was replaced must not stay on screen where the new one cannot be read. */
function dropUnreadable(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === 'error') query.setState({ data: undefined });
}

function refreshPart(client: QueryClient, { postId, stale = [] }: PartialChange): void {
  if (postId) void refreshPost(client, postId);
  for (const queryKey of stale) void refetchStale(client, queryKey);
}

/** Handles window events: changed data, from the mock backend alone, and notices. */
export function useBackendEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = async (): Promise<void> => {
      // Replies in flight would be for the previous user or data.
      await client.cancelQueries();
      // Queries on screen keep their data until the refetch; inactive ones are dropped.
      client.removeQueries({ type: 'inactive' });
      await client.invalidateQueries();
    };
    const onChange = (event: Event): void => {
      const detail = detailOf(event);
      if (isPartial(detail)) return refreshPart(client, detail);
      if (isDataReplaced(event)) {
        clearDrafts();
        notifications.forget();
        void refetch().then(() => dropUnreadable(client));
      } else void refetch();
    };
    const showNotice = (event: Event): void => {
      const detail = detailOf(event);
      if (!isNotice(detail)) return;
      const { title, description } = detail;
      toast({ title, tone: 'plain', reappears: true, ...(description ? { description } : {}) });
    };
    const handOver = (event: Event): void => {
      const detail = detailOf(event);
      if (takesStore(detail)) detail(notifications);
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    globalThis.addEventListener(windowEvents.notifications, handOver);
    globalThis.addEventListener(windowEvents.notice, showNotice);
    return () => {
      globalThis.removeEventListener(windowEvents.backendChanged, onChange);
      globalThis.removeEventListener(windowEvents.notice, showNotice);
      globalThis.removeEventListener(windowEvents.notifications, handOver);
    };
  }, [client]);
}
