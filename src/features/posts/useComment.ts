import { notifyManager } from '@tanstack/react-query';
import { isUnauthorized } from '../../api/errors.ts';
import { socket } from '../../api/socket.ts';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { sessionStore } from '../../storage/webStorage.ts';
import { toast } from '../../ui/toast.ts';
import { whenUserIsKnown } from '../session/queries.ts';
import { addComment } from './mutations.ts';
import { withComment } from './postUpdates.ts';
import { updatePostInCaches } from './queries.ts';

/** Sends a comment (CARD-10, CARD-16 to CARD-18); `onSent` is called once it is in the list. */
export function useComment(postId: string, onSent: () => void) {
  const { mutate, isPending } = useSerializedMutation({
    ...addComment(postId),
    onSuccess: (comment, _content, _result, { client }) => {
      updatePostInCaches(client, postId, (post) => withComment(post, comment));
      // After the comment is rendered; the toast must not cover it.
      notifyManager.schedule(() => toast({ title: 'Comment added', tone: 'success' }));
      void whenUserIsKnown(client, (userId) => socket.send({ type: 'new_comment', postId, userId }));
      sessionStore.set(STORAGE_KEYS.openComments, null);
      onSent();
    },
    onError: (error) => {
      // Reopens the box with its text after the user signs in.
      if (isUnauthorized(error)) sessionStore.set(STORAGE_KEYS.openComments, postId);
    },
  });
  return { send: mutate, isPending };
}
