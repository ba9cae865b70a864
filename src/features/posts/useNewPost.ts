import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { paths } from '../../routes.ts';
import { toast } from '../../ui/toast.ts';
import { itemKey, justPosted } from '../feed/feedItems.ts';
import { trimFeed } from '../feed/queries.ts';
import { createPost } from './mutations.ts';

/**
 * Publishes a post and navigates home, where it is first in the feed (CRE-12 to CRE-14). `onPosted` clears the draft,
 * once the form is no longer shown: an empty form must not flash up before the feed.
 */
export function useNewPost(onPosted: () => void) {
  const navigate = useNavigate();
  const mounted = useRef(false);
  const clearDraft = useRef<() => void>(undefined);
  useEffect(() => {
    mounted.current = true;
    const leave = (): void => {
      clearDraft.current?.();
      clearDraft.current = undefined;
    };
    globalThis.addEventListener('pagehide', leave);
    return () => {
      mounted.current = false;
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return useSerializedMutation({
    ...createPost,
    onSuccess: async ({ id, poll }, _variables, _result, { client }) => {
      if (mounted.current) clearDraft.current = onPosted;
      else onPosted();
      justPosted.key = itemKey(poll ? { contentType: 'poll', id: poll.id } : { contentType: 'post', id });
      toast({ title: 'Your post has been created!', tone: 'success' });
      await trimFeed(client);
      // Users who have left the form in the meantime stay where they are.
      if (mounted.current) void navigate(paths.home());
    },
  });
}
