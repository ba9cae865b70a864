import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { DAY, GUEST_ID } from '../../src/shared/limits.ts';
import { isPollExpired, parsePollOptions } from '../../src/shared/rules/polls.ts';
import type { Database } from '../db/Database.ts';
import type { PostRow } from '../db/rows.ts';
import { namedPeople } from '../content/namedPeople.ts';
import type { Random } from '../../src/shared/prng.ts';
import * as texts from './simulatedTexts.ts';

/** One call made by a simulated traveler, as a client would make it. */
export interface SimulatedAction {
  userId: string;
  endpoint: Endpoint;
  id?: string;
  body?: Record<string, string | number>;
}
interface ActionContext {
  db: Database;
  now: number;
  random: Random;
  userId: string;
  place: { name: string; country: string };
}
/** Makes an action of one kind; null where there is nothing to act on. */
type ActionFactory = (context: ActionContext) => Omit<SimulatedAction, 'userId'> | null;

const pick = <V>(random: Random, values: readonly V[]): V | undefined =>
  values[Math.floor(random(0, values.length))];
/** Written as the seed writes it: 'Hampi, India'. */
const nameOf = ({ name, country }: ActionContext['place']): string =>
  name === country ? name : `${name}, ${country}`;
const pickText = ({ random, place }: ActionContext, templates: readonly string[]): string =>
  (pick(random, templates) ?? '').replaceAll('{place}', place.name);

/** How far down the feed others like and comment: mostly where a reader is. */
const DEPTHS = [2, 4, 20];

/** One of the newest posts of other users that fit. */
function recentPost({ db, userId, random }: ActionContext, fits: (post: PostRow) => boolean) {
  const others = db.post.all().filter((post) => post.userId !== userId && fits(post));
  const newest = others.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return pick(random, newest.slice(0, pick(random, DEPTHS)));
}

const createPost =
  (type: 'story' | 'tip' | 'question', templates: readonly string[]): ActionFactory =>
  (context) => ({
    endpoint: endpoints.posts.create,
    body: { type, content: pickText(context, templates), destination: nameOf(context.place) },
  });

const likePost: ActionFactory = (context) => {
  const post = recentPost(context, ({ id }) => !context.db.like.get(`${id}:${context.userId}`));
  return post ? { endpoint: endpoints.posts.like, id: post.id } : null;
};

const commentOnPost: ActionFactory = (context) => {
  // A comment under a question would have to answer it.
  const post = recentPost(context, ({ type }) => type === 'story' || type === 'tip');
  const body = { content: pickText(context, texts.comments) };
  return post ? { endpoint: endpoints.posts.comment, id: post.id, body } : null;
};

const voteInPoll: ActionFactory = ({ db, userId, now, random }) => {
  const open = db.poll
    .all()
    .filter((row) => !isPollExpired(row.expiresAt, now) && !db.pollVote.get(`${row.id}:${userId}`));
  const poll = pick(random, open);
  if (!poll) return null;
  const optionIndex = Math.floor(random(0, parsePollOptions(poll.options).length));
  return { endpoint: endpoints.polls.vote, id: poll.id, body: { optionIndex } };
};

const createPoll: ActionFactory = (context) => {
  const poll = pick(context.random, texts.polls);
  if (!poll) return null;
  const body = {
    type: 'poll',
    content: pickText(context, [poll.question]),
    destination: nameOf(context.place),
    pollOptions: JSON.stringify(poll.options),
    pollExpiresAt: new Date(context.now + DAY).toISOString(),
  };
  return { endpoint: endpoints.posts.create, body };
};

const askQuestion: ActionFactory = (context) => {
  const question = pick(context.random, texts.questions);
  if (!question) return null;
  const { name, country } = context.place;
  const body = {
    title: pickText(context, [question.title]),
    content: question.content,
    destination: name,
    country,
    category: question.category,
    urgency: 'normal',
  };
  return { endpoint: endpoints.questions.create, body };
};

const writeSomething: ActionFactory = (context) =>
  pick(context.random, [
    createPost('story', texts.stories),
    createPost('tip', texts.tips),
    createPost('question', texts.questionPosts),
    createPoll,
    askQuestion,
  ])?.(context) ?? null;

/** What happens first: a like in view, and news of a story. */
const opening: readonly ActionFactory[] = [likePost, createPost('story', texts.stories)];
/** Small things are listed more often, so that they happen more often than whole posts. */
const factories: readonly ActionFactory[] = [
  likePost,
  likePost,
  likePost,
  likePost,
  voteInPoll,
  voteInPoll,
  commentOnPost,
  commentOnPost,
  writeSomething,
];

/** Whether an action changes the counts of a post. */
export const changesPost = ({ endpoint }: SimulatedAction): boolean =>
  endpoint === endpoints.posts.like || endpoint === endpoints.posts.comment;

interface Turn {
  db: Database;
  now: number;
  random: Random;
  currentUserId: string | null;
  /** Counts the actions so far. */
  turn: number;
}

/** The next simulated action; null where there is no other traveller or nothing to do. */
export function nextAction({ db, now, random, currentUserId, turn }: Turn): SimulatedAction | null {
  const others = db.user
    .all()
    .filter(({ id }) => id !== currentUserId && id !== GUEST_ID && !namedPeople.has(id));
  const userId = pick(random, others)?.id;
  const place = pick(random, db.destination.all());
  if (!userId || !place) return null;
  const action = (opening[turn] ?? pick(random, factories))?.({ db, now, random, userId, place });
  return action ? { userId, ...action } : null;
}
