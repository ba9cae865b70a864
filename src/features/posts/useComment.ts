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

/** Sends a comment (CARD-10, CARD-16 to CARD-18); `onSent` runs once it is listed. */
export function useComment(postId: string, onSent: () => void) {
  const { mutate, isPending } = useSerializedMutation({
    ...addComment(postId),
    onSuccess: (comment, _content, _result, { client }) => {
      updatePostInCaches(client, postId, (post) => withComment(post, comment));
      // Once the comment is listed, which the toast leaves in view.
      notifyManager.schedule(() => toast({ title: 'Comment added', tone: 'success' }));
      void whenUserIsKnown(client, (userId) => socket.send({ type: 'new_comment', postId, userId }));
      sessionStore.set(STORAGE_KEYS.openComments, null);
      onSent();
    },
    onError: (error) => {
      // The page is left to sign in; the box with the text is open again afterwards.
      if (isUnauthorized(error)) sessionStore.set(STORAGE_KEYS.openComments, postId);
    },
  });
  return { send: mutate, isPending };
}
