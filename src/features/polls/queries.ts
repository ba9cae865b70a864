import type { QueryClient } from '@tanstack/react-query';
import type { PollFeedItem, PollVote } from '../../contract/schemas/polls.ts';
import { parsePollOptions, tally } from '../../shared/rules/polls.ts';
import { findFeedItemsInCache, updateFeedItemsInCache } from '../feed/queries.ts';
import { findPostsInCaches, updatePostsInCaches } from '../posts/queries.ts';

/** The id of the post that a poll belongs to, if the poll is cached. */
export function findPollPostIdInCaches(client: QueryClient, pollId: string): string | undefined {
  const item = findFeedItemsInCache(client).find(
    ({ contentType, id }) => contentType === 'poll' && id === pollId,
  );
  if (item?.contentType === 'poll') return item.post.id;
  return findPostsInCaches(client).find(({ poll }) => poll?.id === pollId)?.id;
}

/** A poll in the feed with these votes, and the counts derived from them (WS-04). */
export function withVotes(item: PollFeedItem, votes: PollVote[]): PollFeedItem {
  const votesWithPercentages = tally(parsePollOptions(item.options), votes);
  const totalVotes = votesWithPercentages.reduce((sum, { count }) => sum + count, 0);
  return { ...item, votes, votesWithPercentages, totalVotes };
}

/** Replaces a poll's votes in every cache: feed, post, lists, search (POLL-06, WS-04). */
export function updatePollVotesInCaches(client: QueryClient, pollId: string, votes: PollVote[]): void {
  updatePostsInCaches(client, (post) =>
    post.poll?.id === pollId ? { ...post, poll: { ...post.poll, votes } } : post,
  );
  updateFeedItemsInCache(client, (item) =>
    item.contentType === 'poll' && item.id === pollId ? withVotes(item, votes) : item,
  );
}
