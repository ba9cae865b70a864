import { firstFeedItems } from '../content/firstFeedItems.ts';
import { defaultTravellerBookmarks, defaultTravellerLikes } from '../content/defaultTraveller.ts';
import { DEFAULT_TRAVELLER, VETERAN } from '../content/namedUsers.ts';
import type { LikeOrBookmarkRow } from '../db/rows.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';
import type { SeededPost } from './posts.ts';
import { randomFor } from './random.ts';
import { activeUserIds } from './users.ts';

/** Maximum number of likes per post, by type. */
const MAX_LIKES = { story: 26, tip: 9, question: 9, poll: 9 } as const;

/** Likes grow with a post's age during its first day; stories on the front page get the most. */
function likersOf({ row, minutesAgo }: SeededPost): string[] {
  const random = randomFor(`${row.id} likes`);
  const isStory = row.type === 'story';
  const ripeness = Math.min(1, (isStory ? 0.4 : 0.2) + minutesAgo / 600);
  const share = random.number.float({ min: 0.04, max: 1 }) ** 2.6;
  const liked = isStory && row.id in firstFeedItems ? 0.4 + share / 2 : share;
  const byVeteran = row.userId !== VETERAN && random.datatype.boolean(0.5);
  const others = activeUserIds.filter((id) => id !== row.userId && id !== VETERAN);
  const likers = random.helpers.arrayElements(others, Math.round(MAX_LIKES[row.type] * ripeness * liked));
  return byVeteran ? [VETERAN, ...likers] : likers;
}

/** Likes or bookmarks by several people with the same timestamp, which keeps the packed seed small. */
const likeOrBookmarkRows = (
  postId: string,
  userIds: readonly string[],
  minutesAgo: number,
): Omit<LikeOrBookmarkRow, 'id'>[] =>
  userIds.map((userId) => ({ postId, userId, createdAt: dateOf(minutesAgo) }));

/**
 * Likes. The default traveller's own come from the content files; likes of her posts have individual timestamps,
 * because notifications list them; all others share one timestamp per post.
 */
export function buildLikes(posts: readonly SeededPost[]): LikeOrBookmarkRow[] {
  const own = Object.entries(defaultTravellerLikes).flatMap(([postId, daysAgo]) =>
    likeOrBookmarkRows(postId, [DEFAULT_TRAVELLER], inMinutes(daysAgo) + 2),
  );
  const others = posts.flatMap((post) =>
    post.row.userId === DEFAULT_TRAVELLER
      ? likersOf(post).flatMap((userId, turn, likers) =>
          likeOrBookmarkRows(
            post.row.id,
            [userId],
            Math.ceil(post.minutesAgo * (1 - (turn + 1) / (likers.length + 1))),
          ),
        )
      : likeOrBookmarkRows(post.row.id, likersOf(post), Math.floor(post.minutesAgo * 0.7)),
  );
  return withIds('like', [...own, ...others]);
}

/** Bookmarks; mostly stories and tips. */
export function buildBookmarks(posts: readonly SeededPost[]): LikeOrBookmarkRow[] {
  const rows = posts.flatMap(({ row, minutesAgo }) => {
    if (row.type !== 'story' && row.type !== 'tip') return [];
    const random = randomFor(`${row.id} bookmarks`);
    const most = random.datatype.boolean(0.2) ? 3 : 1;
    const savers = random.helpers.arrayElements(activeUserIds, { min: 0, max: most });
    const own = defaultTravellerBookmarks.includes(row.id) ? [DEFAULT_TRAVELLER] : [];
    return likeOrBookmarkRows(row.id, [...own, ...savers], Math.floor(minutesAgo * 0.6));
  });
  return withIds('bookmark', rows);
}
