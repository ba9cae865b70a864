import { notifyManager } from '@tanstack/react-query';
import { socket } from '../../api/socket.ts';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
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
      onSent();
    },
  });
  return { send: mutate, isPending };
}
