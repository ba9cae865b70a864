import { MINUTE } from '../../src/shared/limits.ts';
import type { Dataset, PostRow } from '../db/rows.ts';

const POSTS = 5000;
/** Interval between copies of a post, minutes. */
const STEP = 7;

/** Repeats the posts without a poll, each copy a little older, until there are 5,000 in all. */
export function manyPosts(full: Dataset): Dataset {
  const originals = full.post.filter(({ type }) => type !== 'poll');
  const oldest = full.post.reduce((least, { createdAt }) => (createdAt < least ? createdAt : least), '9');
  const copies = Array.from({ length: Math.max(0, POSTS - full.post.length) }, (_, index): PostRow => {
    const original = originals[index % originals.length]!;
    const createdAt = new Date(Date.parse(oldest) - (index + 1) * STEP * MINUTE).toISOString();
    return { ...original, id: `${original.id}_${index + 1}`, createdAt };
  });
  return { ...full, post: [...full.post, ...copies] };
}
