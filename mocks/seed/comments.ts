import { commentGroups } from '../content/comments.ts';
import { defaultTravellerComments } from '../content/defaultTraveller.ts';
import { type SeedComment, namedComments } from '../content/namedComments.ts';
import { DEFAULT_TRAVELLER, VETERAN } from '../content/namedUsers.ts';
import type { CommentRow } from '../db/rows.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';
import { pickExperts, idOf, isLocal } from './locals.ts';
import type { SeededPost } from './posts.ts';
import { randomFor } from './random.ts';
import { activeUserIds } from './users.ts';

type NewComment = Omit<CommentRow, 'id'>;

/** Texts that match the type and wording of a post. */
function fittingTexts({ row, content }: SeededPost): string[] {
  if (row.type === 'question') return [];
  const words = [row.content, ...(content.options ?? [])].join(' ');
  return commentGroups[row.type].flatMap(({ about, texts }) => (about?.test(words) === false ? [] : texts));
}

/** Comments written for this post, the answers of a question post (AMB-07), or randomly picked matching ones. */
function seedCommentsFor(post: SeededPost): readonly SeedComment[] {
  const { row, content } = post;
  const written = namedComments[row.id] ?? content.answers;
  if (written) return written;
  const random = randomFor(`${row.id} comments`);
  const isLively = random.datatype.boolean(1 / 6);
  const most = { story: isLively ? 4 : 1, tip: 2, poll: 1, question: 0 }[row.type];
  return random.helpers.arrayElements(fittingTexts(post), {
    min: isLively && row.type === 'story' ? 2 : 0,
    max: most,
  });
}

/** Authors of comments that are not tied to a person: people who know the place answer questions, others comment. */
function commentAuthorsFor({ row }: SeededPost): string[] {
  const key = `${row.id} commenters`;
  if (row.type === 'question') return pickExperts(key, row.destination, row.userId);
  const seedComments = namedComments[row.id] ?? [];
  const named = new Set(
    seedComments.flatMap((seedComment) => (typeof seedComment === 'string' ? [] : [idOf(seedComment[0])])),
  );
  const random = randomFor(key);
  const others = activeUserIds.filter(
    (id) => id !== row.userId && id !== VETERAN && !isLocal(id, row.destination) && !named.has(id),
  );
  const byVeteran = row.userId !== VETERAN && random.datatype.boolean(0.25);
  const writers = random.helpers.shuffle(others);
  return byVeteran ? [VETERAN, ...writers] : writers;
}

/** Age of the latest comment on a post, minutes. */
const LATEST = 61;

function commentsOn(post: SeededPost): NewComment[] {
  const { row, minutesAgo } = post;
  const seedComments = seedCommentsFor(post);
  const writers = commentAuthorsFor(post);
  const random = randomFor(`${row.id} comment ages`);
  // Younger than an hour, several comments on an older post would all read 'Just now'.
  const latest = minutesAgo > LATEST ? LATEST : 0;
  const span = minutesAgo - latest;
  return seedComments.map((seedComment, turn) => {
    // Most people comment soon after they have seen a post, and fewer later on.
    const elapsed = ((turn + 0.5) / (seedComments.length + 1)) ** 1.5;
    const oldest = Math.floor(latest + span * (1 - elapsed));
    const age = random.number.int({ min: oldest - Math.floor(span * 0.02), max: oldest });
    const [userId, content] =
      typeof seedComment === 'string'
        ? [writers[turn] ?? VETERAN, seedComment]
        : [idOf(seedComment[0]), seedComment[1]];
    return { postId: row.id, userId, content, createdAt: dateOf(age) };
  });
}

/** Comments on every post, including the default traveller's own. */
export function buildComments(posts: readonly SeededPost[]): CommentRow[] {
  const own = defaultTravellerComments.map(([postId, daysAgo, content]) => ({
    postId,
    userId: DEFAULT_TRAVELLER,
    content,
    createdAt: dateOf(inMinutes(daysAgo)),
  }));
  return withIds('comment', [...posts.flatMap(commentsOn), ...own]);
}
