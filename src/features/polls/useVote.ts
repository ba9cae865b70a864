import { useQueryClient } from '@tanstack/react-query';
import { LOGGED_OUT } from '../../api/failures.ts';
import { socket } from '../../api/socket.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { type Write, useEndpointMutation } from '../../api/useSerializedMutation.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { toast } from '../../ui/toast.ts';
import { resetFeed } from '../feed/queries.ts';
import { useCurrentUser } from '../session/queries.ts';
import { patchPollVotes } from './queries.ts';

const row = endpoints.polls.vote;

/**
 * One vote (POLL-06 to POLL-10). Counts move when the answer comes, then paging starts again from the top while
 * the reader stays at this poll (AMB-41). A refusal means that what is on screen is old: it is read again (AMB-12).
 */
export function useVote(
  pollId: string,
): Omit<Write<typeof row>, 'mutate'> & { vote: (optionIndex: number) => void } {
  const client = useQueryClient();
  const viewer = useCurrentUser();
  const readAgain = (): void => void resetFeed(client, { contentType: 'poll', id: pollId });
  const { mutate, isPending, isSuccess } = useEndpointMutation(row, {
    failure: { sentence: 'Failed to record vote. Please try again.', unauthorized: LOGGED_OUT },
    scope: `vote ${pollId}`,
    onSuccess: (poll) => {
      patchPollVotes(client, pollId, poll.votes);
      toast({ title: 'Vote recorded', description: 'Your vote has been recorded!', tone: 'success' });
      if (viewer) socket.send({ type: 'poll_vote', pollId, userId: viewer.id });
      readAgain();
    },
  });
  const vote = (optionIndex: number): void =>
    mutate(
      { params: { id: pollId }, body: { optionIndex } },
      {
        onError: () => {
          readAgain();
          void client.invalidateQueries({ queryKey: endpointKey(endpoints.posts.one) });
        },
      },
    );
  return { vote, isPending, isSuccess };
}
