import { type QueryClient, notifyManager } from '@tanstack/react-query';
import { endpointKey } from '../../api/endpointQuery.ts';
import { socket } from '../../api/socket.ts';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { toast } from '../../ui/toast.ts';
import { resetFeed } from '../feed/queries.ts';
import { whenUserIsKnown } from '../session/queries.ts';
import { votePoll } from './mutations.ts';
import { updatePollVotesInCaches } from './queries.ts';

const VOTED = {
  title: 'Vote recorded',
  description: 'Your vote has been recorded!',
  tone: 'success',
} as const;

/**
 * Votes in a poll (POLL-06 to POLL-10). The counts change with the reply, then paging restarts from offset 0
 * while the user stays at this poll (AMB-41). A rejected vote means that the cached poll is outdated, so it
 * is refetched (AMB-12).
 */
export function useVote(pollId: string) {
  const refreshFeed = (client: QueryClient): void =>
    void resetFeed(client, { contentType: 'poll', id: pollId });
  const { mutate, isPending, isSuccess } = useSerializedMutation({
    ...votePoll(pollId),
    onSuccess: (poll, _option, _result, { client }) => {
      updatePollVotesInCaches(client, pollId, poll.votes);
      // After the poll shows the new counts, whose rendering is scheduled in the same way.
      notifyManager.schedule(() => toast(VOTED));
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
