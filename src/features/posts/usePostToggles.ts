import { useQueryClient } from '@tanstack/react-query';
import { useEndpointMutation } from '../../api/useSerializedMutation.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Post } from '../../contract/posts.ts';
import { toast } from '../../ui/toast.ts';
import { useCurrentUser } from '../session/queries.ts';
import { isBookmarked, isLiked, withBookmark, withLike } from './postUpdates.ts';
import { patchPost } from './patchPost.ts';

export interface PostToggle {
  on: boolean;
  /** Under way: the mark moves when the answer comes (AMB-39), and no second press goes out meanwhile. */
  busy: boolean;
  press: () => void;
}

/** CARD-04, CARD-14; a 401 reads like any other failure (AMB-43). */
export function useLike(post: Post): PostToggle {
  const client = useQueryClient();
  const userId = useCurrentUser()?.id;
  const { mutate, isPending } = useEndpointMutation(endpoints.posts.like, {
    failure: { sentence: 'Failed to like post. Please try again.' },
    scope: `like ${post.id}`,
    onSuccess: ({ liked }) => {
      if (userId) patchPost(client, post.id, (copy) => withLike(copy, userId, liked));
    },
  });
  const press = (): void => {
    if (!isPending) mutate({ params: { id: post.id } });
  };
  return { on: isLiked(post, userId), busy: isPending, press };
}

/** CARD-06, CARD-07, CARD-15. */
export function useBookmark(post: Post): PostToggle {
  const client = useQueryClient();
  const userId = useCurrentUser()?.id;
  const { mutate, isPending } = useEndpointMutation(endpoints.posts.bookmark, {
    failure: { sentence: 'Failed to bookmark post. Please try again.' },
    scope: `bookmark ${post.id}`,
    onSuccess: ({ bookmarked }) => {
      if (userId) patchPost(client, post.id, (copy) => withBookmark(copy, userId, bookmarked));
      toast({ title: bookmarked ? 'Bookmark added' : 'Bookmark removed', tone: 'success' });
    },
  });
  const press = (): void => {
    if (!isPending) mutate({ params: { id: post.id } });
  };
  return { on: isBookmarked(post, userId), busy: isPending, press };
}
