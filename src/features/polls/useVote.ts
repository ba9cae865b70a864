import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../api/endpointQuery.ts';
import { socket } from '../../api/socket.ts';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { toast } from '../../ui/toast.ts';
import { resetFeed } from '../feed/queries.ts';
import { whenUserIsKnown } from '../session/queries.ts';
import { votePoll } from './mutations.ts';
import { updatePollVotesInCaches } from './queries.ts';

/**
 * One vote (POLL-06 to POLL-10). Counts change when the reply comes, then paging starts again from offset 0 while
 * the reader stays at this poll (AMB-41). A refused vote means that the poll on screen is old: it is read again
 * (AMB-12).
 */
export function useVote(pollId: string) {
  const refreshFeed = (client: QueryClient): void =>
    void resetFeed(client, { contentType: 'poll', id: pollId });
  const { mutate, isPending, isSuccess } = useSerializedMutation({
    ...votePoll(pollId),
    onSuccess: (poll, _option, _result, { client }) => {
      updatePollVotesInCaches(client, pollId, poll.votes);
      toast({ title: 'Vote recorded', description: 'Your vote has been recorded!', tone: 'success' });
      void whenUserIsKnown(client, (userId) => socket.send({ type: 'poll_vote', pollId, userId }));
      refreshFeed(client);
    },
    onError: (_error, _option, _result, { client }) => {
      refreshFeed(client);
      void client.invalidateQueries({ queryKey: endpointKey(endpoints.posts.one) });
    },
  });
  return { vote: mutate, isPending, isSuccess };
}
