import { BELL_MAX } from '../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import type { Dataset, LikeOrBookmarkRow } from '../db/rows.ts';
import { dateOf } from '../seed/dates.ts';

/** Likes by ninety-nine people today, spread over the default traveller's posts. */
export function fullBell(full: Dataset): Dataset {
  const mine = full.post.filter(({ userId }) => userId === DEFAULT_TRAVELLER);
  const others = full.user.filter(({ id }) => id !== DEFAULT_TRAVELLER);
  const pairs = mine.flatMap(({ id: postId }) => others.map(({ id: userId }) => ({ postId, userId })));
  const likes = pairs.slice(0, BELL_MAX).map(({ postId, userId }, index): LikeOrBookmarkRow => ({
    id: `${postId}:${userId}`,
    postId,
    userId,
    createdAt: dateOf(1 + index * 5),
  }));
  const added = new Set(likes.map(({ id }) => id));
  const earlier = full.like.filter(({ id }) => !added.has(id));
  return { ...full, like: [...earlier, ...likes] };
}
