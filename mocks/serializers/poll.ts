import type { Poll, PollFeedItem, PollVote } from '../../src/contract/schemas/polls.ts';
import { parsePollOptions, tally } from '../../src/shared/rules/polls.ts';
import type { Database } from '../db/Database.ts';
import type { PollRow, PostRow } from '../db/rows.ts';
import { userOf } from './user.ts';

const votesOf = (db: Database, pollId: string): PollVote[] =>
  db.pollVote.findBy('pollId', pollId).map(({ userId, optionIndex }) => ({ userId, optionIndex }));

/** ENT-06; the options keep their stored encoding (AMB-13). */
export const toPoll = (db: Database, { id, options, expiresAt }: PollRow): Poll => ({
  id,
  options,
  votes: votesOf(db, id),
  expiresAt,
});

/** ENT-07. */
export function toPollItem(db: Database, poll: PollRow, post: PostRow): PollFeedItem {
  const { votes, options, expiresAt } = toPoll(db, poll);
  const votesWithPercentages = tally(parsePollOptions(options), votes);
  return {
    contentType: 'poll',
    id: poll.id,
    question: post.content,
    options,
    votes,
    votesWithPercentages,
    totalVotes: votesWithPercentages.reduce((sum, { count }) => sum + count, 0),
    expiresAt,
    post: { id: post.id, user: userOf(db, post.userId), destination: post.destination },
    createdAt: post.createdAt,
  };
}
