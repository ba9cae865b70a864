import { pollComments, storyComments, tipComments } from '../content/comments.ts';
import { defaultTravellerComments } from '../content/defaultTraveller.ts';
import { frontPage } from '../content/frontPage.ts';
import { DEFAULT_TRAVELLER, VETERAN } from '../content/namedPeople.ts';
import type { CommentRow } from '../db/rows.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';
import type { SeededPost } from './posts.ts';
import { randomFor } from './random.ts';
import { crowd } from './users.ts';

type NewComment = Omit<CommentRow, 'id'>;

const TEXTS = { story: storyComments, tip: tipComments, poll: pollComments } as const;

/** Comments that fit the type of a post, or the answers to a question post (AMB-07). */
function textsOf({ row, content }: SeededPost): readonly string[] {
  if (row.type === 'question') return content.answers ?? [];
  const random = randomFor(`${row.id} comments`);
  const isLively = row.id in frontPage || random.datatype.boolean(1 / 6);
  const most = { story: isLively ? 6 : 1, tip: 2, poll: 1 }[row.type];
  const least = isLively && row.type === 'story' ? 2 : 0;
  return random.helpers.arrayElements(TEXTS[row.type], { min: least, max: most });
}

function commentsOn(post: SeededPost): NewComment[] {
  const { row, minutesAgo } = post;
  const texts = textsOf(post);
  const random = randomFor(`${row.id} commenters`);
  const others = crowd.filter((id) => id !== row.userId && id !== VETERAN);
  const writers = random.helpers.arrayElements(others, texts.length);
  if (row.userId !== VETERAN && random.datatype.boolean(0.25)) writers[0] = VETERAN;
  return texts.map((content, turn) => {
    const oldest = Math.floor(minutesAgo * (1 - (turn + 0.5) / (texts.length + 1)));
    const age = random.number.int({ min: Math.floor(oldest * 0.92), max: oldest });
    return { postId: row.id, userId: writers[turn] ?? VETERAN, content, createdAt: dateOf(age) };
  });
}

/** Comments under every post, the default traveller's included. */
export function buildComments(posts: readonly SeededPost[]): CommentRow[] {
  const own = defaultTravellerComments.map(([postId, daysAgo, content]) => ({
    postId,
    userId: DEFAULT_TRAVELLER,
    content,
    createdAt: dateOf(inMinutes(daysAgo)),
  }));
  return withIds('comment', [...posts.flatMap(commentsOn), ...own]);
}
