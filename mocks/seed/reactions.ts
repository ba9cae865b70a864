import { faker } from '@faker-js/faker/locale/en';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import type { CommentRow, MarkRow, PollRow, PollVoteRow } from '../db/rows.ts';
import { ago, minutesAgo } from './dates.ts';
import { pollComments, storyComments, tipComments } from '../content/comments.ts';
import type { PublishedPost } from './posts.ts';
import { breaksStreak, momentBetween, streakMoments } from './timeline.ts';
import { numbered } from './numbered.ts';
import { ANANYA, HARPREET, crowd } from './users.ts';

const MOST_LIKES = 26;
const mark = (postId: string, userId: string, age: number): MarkRow => ({
  id: `${postId}:${userId}`,
  postId,
  userId,
  createdAt: ago(age),
});

/** How much more the newest stories are liked: they make the first impression. */
const FRONT_PAGE = 20;

/** A post of minutes has few likes, one of a day has what it will get; stories are liked most. */
function likersOf({ row, draft }: PublishedPost, index: number): string[] {
  const isStory = row.type === 'story';
  const ripeness = Math.min(1, (isStory ? 0.4 : 0.2) + draft.minutesAgo / 600);
  const share = faker.number.float({ min: 0.04, max: 1 }) ** 2.6;
  const kept = isStory && index < FRONT_PAGE ? 0.4 + share / 2 : share;
  const likers = faker.helpers.arrayElements(
    crowd.filter((id) => id !== row.userId && id !== HARPREET),
    Math.round((isStory ? MOST_LIKES : 9) * ripeness * kept),
  );
  return row.userId !== HARPREET && faker.datatype.boolean(0.5) ? [HARPREET, ...likers] : likers;
}

/** Likes of the crowd, each within a while of its post. One moment for all of a post keeps the seed small. */
export function likesOf(posts: readonly PublishedPost[]): MarkRow[] {
  return posts.flatMap((post, index) => {
    const age = Math.floor(post.draft.minutesAgo * 0.7);
    return likersOf(post, index).map((userId) => mark(post.row.id, userId, age));
  });
}

/** Ananya's likes: one at each moment of her streak, and others before it. */
export function ananyaLikes(posts: readonly PublishedPost[]): MarkRow[] {
  const others = posts.filter(({ row }) => row.userId !== ANANYA);
  const older = others.filter(({ draft }, index) => index % 7 === 3 && !breaksStreak(draft.minutesAgo - 1));
  const taken = new Set(older.map(({ row }) => row.id));
  const daily = streakMoments.flatMap((age) => {
    const post = others.find(({ row, draft }) => draft.minutesAgo > age + 5 && !taken.has(row.id));
    if (!post) return [];
    taken.add(post.row.id);
    return mark(post.row.id, ANANYA, age);
  });
  return [...daily, ...older.map(({ row, draft }) => mark(row.id, ANANYA, draft.minutesAgo - 1))];
}

/** Saved posts: a dozen of Ananya's, a few of everyone's; stories and tips are what people save. */
export function bookmarksOf(posts: readonly PublishedPost[]): MarkRow[] {
  const worthSaving = posts.filter(({ row }) => row.type === 'story' || row.type === 'tip');
  return worthSaving.flatMap(({ row, draft }, index) => {
    const savers = faker.helpers.arrayElements(crowd, { min: 0, max: index % 5 === 0 ? 3 : 1 });
    const all = index % 12 === 1 && row.userId !== ANANYA ? [ANANYA, ...savers] : savers;
    const age = Math.floor(draft.minutesAgo * 0.6);
    return all.map((userId) => mark(row.id, userId, age));
  });
}

/** Deals texts out in a mixed order and begins anew at the end, so that repeats lie far apart. */
function deck(texts: readonly string[]): () => string {
  const cards = faker.helpers.shuffle(texts);
  let next = 0;
  return () => cards[next++ % cards.length] ?? '';
}

/** Comments that fit the kind of their post; under a question post, its own answers (AMB-07). */
export function commentsOf(posts: readonly PublishedPost[]): CommentRow[] {
  const decks = { story: deck(storyComments), tip: deck(tipComments), poll: deck(pollComments) };
  const rows = posts.flatMap(({ row, draft }, index) => {
    const { type } = row;
    const lively = index < FRONT_PAGE || index % 6 === 0;
    const most = { story: lively ? 6 : 1, tip: 2, poll: 1, question: 0 }[type];
    const least = lively && type === 'story' ? 2 : 0;
    const count = faker.number.int({ min: least, max: most });
    const texts = type === 'question' ? draft.answers : Array.from({ length: count }, () => decks[type]());
    const writers = faker.helpers.arrayElements(
      [...crowd.filter((id) => id !== HARPREET), ANANYA].filter((id) => id !== row.userId),
      texts.length,
    );
    if (index % 4 === 0 && row.userId !== HARPREET && texts.length > 0) writers[0] = HARPREET;
    return texts.flatMap((content, turn) => {
      const userId = writers[turn] ?? HARPREET;
      const oldest = Math.floor(draft.minutesAgo * (1 - (turn + 0.5) / (texts.length + 1)));
      const age = momentBetween(Math.floor(oldest * 0.92), oldest, userId === ANANYA);
      return age === null ? [] : [{ postId: row.id, userId, content, createdAt: ago(age) }];
    });
  });
  return rows
    .toSorted((a, b) => minutesAgo(b.createdAt) - minutesAgo(a.createdAt))
    .map((row, index) => ({ id: numbered('comment', index + 1), ...row }));
}

const MOST_VOTES = 22;

/** Votes of one poll, cast while it was open; every third is one that Ananya voted in. */
function votesIn(poll: PollRow, { row, draft }: PublishedPost, index: number): PollVoteRow[] {
  const options = parsePollOptions(poll.options).length;
  const favour = faker.number.float({ min: 0.6, max: 2 });
  const closed = poll.expiresAt === null ? 0 : Math.max(0, minutesAgo(poll.expiresAt));
  const most = Math.min(MOST_VOTES, 2 + Math.floor(draft.minutesAgo / 9));
  const voters = faker.helpers.arrayElements(
    crowd.filter((id) => id !== row.userId),
    { min: Math.ceil(most / 3), max: most },
  );
  const age = Math.floor(closed + (draft.minutesAgo - closed) * 0.6);
  const isAnanyas = index % 3 === 1 && row.userId !== ANANYA && !breaksStreak(age);
  return (isAnanyas ? [ANANYA, ...voters] : voters).map((userId) => ({
    id: `${poll.id}:${userId}`,
    pollId: poll.id,
    userId,
    optionIndex: Math.floor(options * faker.number.float({ min: 0, max: 0.999 }) ** favour),
    createdAt: ago(age),
  }));
}

export function pollVotesOf(polls: readonly PollRow[], posts: readonly PublishedPost[]): PollVoteRow[] {
  return polls.flatMap((poll, index) => {
    const post = posts.find(({ row }) => row.id === poll.postId);
    return post ? votesIn(poll, post, index) : [];
  });
}
