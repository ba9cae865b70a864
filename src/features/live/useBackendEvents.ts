import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Changed, windowEvents } from '../../shared/windowEvents.ts';
import { toast } from '../../ui/toast.ts';
import { clearDrafts } from '../../storage/drafts.ts';
import { notifications } from '../notifications/notifications.ts';
import { findPostsInCaches, postQuery, updatePostInCaches } from '../posts/queries.ts';

const ALL_DATA: Changed = 'data';

const isNotice = (detail: unknown): detail is { title: string; description?: string } =>
  typeof detail === 'object' && detail !== null && 'title' in detail && typeof detail.title === 'string';

const changedPost = (detail: unknown): string | null =>
  typeof detail === 'object' && detail !== null && 'postId' in detail ? String(detail.postId) : null;

/** Updates a post that others have changed wherever it is cached, without moving it. */
async function refreshPost(client: QueryClient, postId: string): Promise<void> {
  if (!findPostsInCaches(client).some(({ id }) => id === postId)) return;
  const post = await client.fetchQuery({ ...postQuery(postId), staleTime: 0 }).catch(() => null);
  if (post) updatePostInCaches(client, postId, () => post);
}

/** Handles the window events of the mock backend: changed data and notices. A live build has none. */
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
      const postId = event instanceof CustomEvent ? changedPost(event.detail) : null;
      if (postId !== null) return void refreshPost(client, postId);
      if (event instanceof CustomEvent && event.detail === ALL_DATA) {
        clearDrafts();
        notifications.clear();
      }
      return void refetch();
    };
    const showNotice = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (!isNotice(detail)) return;
      const { title, description } = detail;
      toast({ title, tone: 'plain', ...(description ? { description } : {}) });
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    globalThis.addEventListener(windowEvents.notice, showNotice);
    return () => {
      globalThis.removeEventListener(windowEvents.backendChanged, onChange);
      globalThis.removeEventListener(windowEvents.notice, showNotice);
    };
  }, [client]);
}
