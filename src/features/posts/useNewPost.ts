import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOGGED_OUT } from '../../api/failures.ts';
import { useSingleMutation } from '../../api/useWriteOnce.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { paths } from '../../routes.ts';
import { toast } from '../../ui/toast.ts';
import { trimFeed } from '../feed/queries.ts';

/** Publishes a post and goes home, where it stands on top (CRE-12 to CRE-14). `onPosted` forgets the draft. */
export function useNewPost(onPosted: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useSingleMutation(endpoints.posts.create, {
    failure: { sentence: 'Failed to create post. Please try again.', unauthorized: LOGGED_OUT },
    scope: 'new post',
    onSuccess: () => {
      onPosted();
      trimFeed(client);
      toast({ title: 'Your post has been created!', tone: 'success' });
      // Whoever has gone elsewhere meanwhile stays there.
      if (here.current) void navigate(paths.home());
    },
  });
}
