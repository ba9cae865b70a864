import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import type { Post } from '../../contract/schemas/posts.ts';
import { toast } from '../../ui/toast.ts';
import { whenUserIsKnown, useCurrentUser } from '../session/queries.ts';
import { bookmarkPost, likePost } from './mutations.ts';
import { isBookmarked, isLiked, withBookmark, withLike } from './postUpdates.ts';
import { updatePostInCaches } from './queries.ts';

interface PostToggle {
  on: boolean;
  /**
   * Request pending: the state changes with the reply (AMB-39), and further presses are ignored until then.
   */
  busy: boolean;
  press: () => void;
}

/** CARD-04, CARD-14; a 401 is reported like any other failure (AMB-43). */
export function useLike(post: Post): PostToggle {
  const userId = useCurrentUser()?.id;
  const { mutate, isPending } = useSerializedMutation({
    ...likePost(post.id),
    onSuccess: ({ liked }, _variables, _result, { client }) =>
      whenUserIsKnown(client, (by) => {
        updatePostInCaches(client, post.id, (copy) => withLike(copy, by, liked));
      }),
  });
  return { on: isLiked(post, userId), busy: isPending, press: () => mutate() };
}

/** CARD-06, CARD-07, CARD-15. */
export function useBookmark(post: Post): PostToggle {
  const userId = useCurrentUser()?.id;
  const { mutate, isPending } = useSerializedMutation({
    ...bookmarkPost(post.id),
    onSuccess: async ({ bookmarked }, _variables, _result, { client }) => {
      await whenUserIsKnown(client, (by) => {
        updatePostInCaches(client, post.id, (copy) => withBookmark(copy, by, bookmarked));
      });
      toast({ title: bookmarked ? 'Bookmark added' : 'Bookmark removed', tone: 'success' });
    },
  });
  return { on: isBookmarked(post, userId), busy: isPending, press: () => mutate() };
}
