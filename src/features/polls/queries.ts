import type { QueryClient } from '@tanstack/react-query';
import { patchFeed, patchPosts } from '../../api/cachedReplies.ts';
import type { PollFeedItem, PollVote } from '../../contract/polls.ts';
import { parsePollOptions, tally } from '../../shared/rules/polls.ts';

/** A poll of the feed with other votes; its figures follow (WS-04). */
export function withVotes(item: PollFeedItem, votes: PollVote[]): PollFeedItem {
  const votesWithPercentages = tally(parsePollOptions(item.options), votes);
  const totalVotes = votesWithPercentages.reduce((sum, { count }) => sum + count, 0);
  return { ...item, votes, votesWithPercentages, totalVotes };
}

/** Replaces a poll's votes wherever the poll is cached: feed, post, profile, search (POLL-06, WS-04). */
export function patchPollVotes(client: QueryClient, pollId: string, votes: PollVote[]): void {
  patchPosts(client, (post) =>
    post.poll?.id === pollId ? { ...post, poll: { ...post.poll, votes } } : post,
  );
  patchFeed(client, (item) =>
    item.contentType === 'poll' && item.id === pollId ? withVotes(item, votes) : item,
  );
}
