import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import type { Dataset } from '../db/rows.ts';
import { dateOf } from '../seed/dates.ts';

const MINUTES_LEFT = 2;
const VOTES_EACH = 6;

/** The first poll of the feed ends in two minutes; its first two options are tied. */
export function pollAboutToEnd(full: Dataset): Dataset {
  const posts = full.post.filter(({ type, userId }) => type === 'poll' && userId !== DEFAULT_TRAVELLER);
  const ids = new Set(posts.map(({ id }) => id));
  const poll = full.poll.find(
    ({ postId, options }) => ids.has(postId) && parsePollOptions(options).length >= 2,
  );
  if (!poll) return full;
  const asked = dateOf(0);
  const voters = full.user.filter(
    ({ id }) => id !== DEFAULT_TRAVELLER && id !== posts.find((post) => post.id === poll.postId)?.userId,
  );
  const votes = voters.slice(3, 3 + 2 * VOTES_EACH).map(({ id: userId }, index) => ({
    id: `${poll.id}:${userId}`,
    pollId: poll.id,
    userId,
    optionIndex: index % 2,
    createdAt: asked,
  }));
  return {
    ...full,
    post: full.post.map((post) => (post.id === poll.postId ? { ...post, createdAt: asked } : post)),
    poll: full.poll.map((row) => (row.id === poll.id ? { ...row, expiresAt: dateOf(-MINUTES_LEFT) } : row)),
    pollVote: [...full.pollVote.filter(({ pollId }) => pollId !== poll.id), ...votes],
  };
}
