import { useQueryClient } from '@tanstack/react-query';
import { LOGGED_OUT } from '../../api/failures.ts';
import { socket } from '../../api/socket.ts';
import { useEndpointMutation } from '../../api/useSerializedMutation.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { toast } from '../../ui/toast.ts';
import { useCurrentUser } from '../session/queries.ts';
import { withComment } from './postUpdates.ts';
import { patchPost } from './patchPost.ts';

/** Sends a comment (CARD-10, CARD-16 to CARD-18); `onSent` runs once it is on the list. */
export function useComment(postId: string, onSent: () => void) {
  const client = useQueryClient();
  const viewer = useCurrentUser();
  const { mutate, isPending } = useEndpointMutation(endpoints.posts.comment, {
    failure: { sentence: 'Failed to add comment. Please try again.', unauthorized: LOGGED_OUT },
    scope: `comment ${postId}`,
    onSuccess: (comment) => {
      patchPost(client, postId, (post) => withComment(post, comment));
      toast({ title: 'Comment added', tone: 'success' });
      if (viewer) socket.send({ type: 'new_comment', postId, userId: viewer.id });
      onSent();
    },
  });
  const send = (content: string): void => mutate({ params: { id: postId }, body: { content } });
  return { send, isPending };
}
