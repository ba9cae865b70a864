import { HOUR } from '../../src/shared/limits.ts';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import type { Dataset } from '../db/rows.ts';
import { SEED_EPOCH } from './dates.ts';

const isMine = ({ userId }: { userId: string }): boolean => userId === DEFAULT_TRAVELLER;

/** The first matching row. Throws if there is none. */
function first<Thing extends object>(things: readonly Thing[], wanted: Partial<Thing>): Thing {
  const fits = (thing: Thing): boolean =>
    Object.entries({ ...wanted }).every(([trait, value]) => Reflect.get(thing, trait) === value);
  const found = things.find(fits);
  if (!found) throw new Error(`Nothing in the seed is ${JSON.stringify(wanted)}`);
  return found;
}

/** Posts with their state as traveller_001 sees it. */
const postsOf = (seed: Dataset) =>
  seed.post.map(({ id, userId, type, content, images }) => {
    const likes = seed.like.filter(({ postId }) => postId === id);
    return {
      id,
      type,
      content,
      authorId: userId,
      own: isMine({ userId }),
      images: images.length,
      likes: likes.length,
      comments: seed.comment.filter(({ postId }) => postId === id).length,
      liked: likes.some(isMine),
      saved: seed.bookmark.some((mark) => mark.postId === id && isMine(mark)),
    };
  });

const pollsOf = (seed: Dataset) =>
  seed.poll.map(({ id, postId, options, expiresAt }) => {
    const left = expiresAt === null ? null : Date.parse(expiresAt) - SEED_EPOCH;
    const [firstOption = '', secondOption = ''] = parsePollOptions(options);
    return {
      id,
      postId,
      own: seed.post.some((post) => post.id === postId && isMine(post)),
      voted: seed.pollVote.some((vote) => vote.pollId === id && isMine(vote)),
      votes: seed.pollVote.filter(({ pollId }) => pollId === id).length,
      open: left === null || left > 0,
      endless: left === null,
      closingSoon: left !== null && left > 0 && left < HOUR,
      firstOption,
      secondOption,
    };
  });

const questionsOf = (seed: Dataset) =>
  seed.question.map(({ id, userId, title, category, urgency, country }) => {
    const answers = seed.answer.filter(({ questionId }) => questionId === id);
    return {
      id,
      title,
      category,
      urgency,
      country,
      own: isMine({ userId }),
      answers: answers.length,
      answered: answers.some(isMine),
      firstAnswerBy: answers[0]?.userId ?? '',
    };
  });

const packagesOf = (seed: Dataset) =>
  seed.package.map(({ id, title, isFeatured, price, originalPrice, picture, partnerName }) => ({
    id,
    title,
    featured: isFeatured,
    discounted: originalPrice !== null,
    percentOff: Math.round((1 - price / (originalPrice ?? price)) * 100),
    hasPicture: picture !== null,
    hasPartner: partnerName !== null,
  }));

const destinationsOf = (seed: Dataset) =>
  seed.destination.map(({ id, name, isFeatured, averageCost }) => ({
    id,
    name,
    featured: isFeatured,
    hasCost: averageCost !== null,
  }));

/**
 * Finds seeded rows by their properties, newest first, so that no test depends on an id: `findPost({ type: 'tip',
 * liked: false }).id`. Voted, liked, saved, answered and own refer to traveller_001.
 */
export function createFinders(seed: Dataset) {
  const posts = postsOf(seed);
  const polls = pollsOf(seed);
  const questions = questionsOf(seed);
  const packages = packagesOf(seed);
  const destinations = destinationsOf(seed);
  return {
    findPost: (wanted: Partial<(typeof posts)[number]> = {}) => first(posts, wanted),
    findPoll: (wanted: Partial<(typeof polls)[number]> = {}) => first(polls, wanted),
    findQuestion: (wanted: Partial<(typeof questions)[number]> = {}) => first(questions, wanted),
    findPackage: (wanted: Partial<(typeof packages)[number]> = {}) => first(packages, wanted),
    findDestination: (wanted: Partial<(typeof destinations)[number]> = {}) => first(destinations, wanted),
  };
}
