import { HOUR, MINUTE } from '../../src/shared/limits.ts';
import { placeName } from '../../src/shared/rules/suggestDestinations.ts';
import { firstFeedItems } from '../content/firstFeedItems.ts';
import { storyPictures } from '../content/storyPictures.ts';
import type { PostContent } from '../content/types.ts';
import type { PostRow } from '../db/rows.ts';
import { drawnDestinations } from '../pictures/drawnDestinations.ts';
import { dateOf, inMinutes } from './dates.ts';
import { slugOf } from './ids.ts';
import { randomFor } from './random.ts';
import { authorOf, pickExperts, namedAuthor } from './locals.ts';

const VARIANTS = 4;
/** Possible numbers of pictures, unless specified: stories on the front page have at least one. */
const PICTURES = { front: [1, 2, 3], story: [0, 1, 1, 1, 1, 2, 2, 3, 4], tip: [0, 0, 0, 1] } as const;

const NEWEST = (16 * HOUR) / MINUTE;
const OLDEST = inMinutes(60);

/** Age of a post or question in minutes, derived from its id; recent ones are more likely. */
export function ageOf(id: string, daysAgo?: number): number {
  if (daysAgo !== undefined) return inMinutes(daysAgo);
  const share = randomFor(`${id} age`).number.float({ min: 0, max: 1 });
  return firstFeedItems[id] ?? Math.round(NEWEST + (OLDEST - NEWEST) * share ** 1.8);
}

/** A post row and its content. */
export interface SeededPost {
  row: PostRow;
  content: PostContent;
  minutesAgo: number;
}

/** In the form 'Hampi, India'. */
function destinationOf({ destination: slug }: PostContent): string | null {
  const destination = drawnDestinations.find((candidate) => candidate.slug === slug);
  return destination ? placeName(destination) : null;
}

/** Different pictures of one place; none without a place. */
function imagesOf(id: string, { type, destination, pictures }: PostContent): string[] {
  if (!destination || type === 'poll' || type === 'question') return [];
  const random = randomFor(`${id} pictures`);
  const kind = type === 'story' && id in firstFeedItems ? 'front' : type;
  const count = pictures ?? random.helpers.arrayElement(PICTURES[kind]);
  const first = random.number.int({ min: 0, max: VARIANTS - 1 });
  const numbers = storyPictures[id] ?? Array.from({ length: count }, (_, n) => (first + n) % VARIANTS);
  return numbers.map((number) => `asset:scenery/${destination}-${number}.svg`);
}

/** Picks the author: tips come from people who know the place, everything else from travelers. */
function writerOf(id: string, { type, userId }: PostContent, destination: string | null): string {
  if (userId !== undefined) return userId;
  if (type !== 'tip') return authorOf(id, destination);
  return namedAuthor(id) ?? pickExperts(`${id} author`, destination, '')[0] ?? authorOf(id, destination);
}

function toPost(content: PostContent): SeededPost {
  const id = `post_${slugOf(content.text)}`;
  const destination = destinationOf(content);
  const minutesAgo = ageOf(id, content.daysAgo);
  const row: PostRow = {
    id,
    userId: writerOf(id, content, destination),
    type: content.type,
    content: content.text,
    destination,
    images: imagesOf(id, content),
    createdAt: dateOf(minutesAgo),
  };
  return { row, content, minutesAgo };
}

/** Posts, the newest first. */
export const buildPosts = (contents: readonly PostContent[]): SeededPost[] =>
  contents.map(toPost).toSorted((a, b) => a.minutesAgo - b.minutesAgo);
