import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { DAY, GUEST_ID, MINUTE } from '../../src/shared/limits.ts';
import type { Random } from '../../src/shared/prng.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { isPollExpired, parsePollOptions } from '../../src/shared/rules/polls.ts';
import { namedUsers } from '../content/namedUsers.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../db/Database.ts';
import type { PostRow, UserRow } from '../db/rows.ts';
import { leaderboardOf, rankingOf } from '../rules/ranking.ts';
import { toActor } from '../serializers/user.ts';
import { simulatedPosts } from './simulatedPosts.ts';
import { comments } from './texts/comments.ts';

/** One call made by a simulated traveler, as a client would make it. */
export interface SimulatedAction {
  userId: string;
  endpoint: Endpoint;
  id?: string;
  body?: Record<string, string | number>;
  /** The point for it moves the traveler up on the leaderboard, which is announced. */
  ranksUp?: true;
}
interface Turn {
  db: Database;
  now: number;
  random: Random;
  currentUserId: string | null;
  /** Number of actions since the page was loaded. */
  turn: number;
  /** When the page was loaded: its feed shows no later posts until it is refreshed. */
  since: number;
}
interface ActionContext extends Turn {
  /** Who acts, unless the action names somebody else. */
  userId: string;
  /** Everyone who can act. */
  others: readonly UserRow[];
}
/** Creates an action of one kind; null if there is nothing to act on. */
type ActionFactory = (
  context: ActionContext,
) => (Omit<SimulatedAction, 'userId'> & { userId?: string }) | null;
type PostFilter = (post: PostRow) => boolean;

const pick = <V>(random: Random, values: readonly V[]): V | undefined =>
  values[Math.floor(random(0, values.length))];

/** Tests whether a text is in no post, question or comment yet. */
function createIsUnused(db: Database): (text: string) => boolean {
  const written = new Set([
    ...db.post.all().map(({ content }) => content),
    ...db.comment.all().map(({ content }) => content),
    ...db.question.all().map(({ title }) => title),
  ]);
  return (text) => !written.has(text);
}

/** How far down the feed simulated likes, votes and comments go: mostly where a reader is. */
const DEPTHS = [2, 4, 20];
/** Share of them that go to posts which the feed has shown since the page was loaded. */
const ON_SCREEN = 0.75;

const newestFirst = (posts: readonly PostRow[]): PostRow[] =>
  posts.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** The posts that the page has shown since it was loaded. */
const loadedPosts = ({ db, since }: Turn): PostRow[] =>
  db.post.all().filter(({ createdAt }) => Date.parse(createdAt) < since);

/** A random one of the newest matching posts by other users. */
function recentPost(context: ActionContext, fits: PostFilter) {
  const { db, userId, random } = context;
  const posts = random(0, 1) < ON_SCREEN ? loadedPosts(context) : db.post.all();
  const others = posts.filter((post) => post.userId !== userId && fits(post));
  return pick(random, newestFirst(others).slice(0, pick(random, DEPTHS)));
}

const likePost =
  (fits: PostFilter = () => true): ActionFactory =>
  (context) => {
    const isNew = ({ id }: PostRow): boolean => !context.db.like.get(`${id}:${context.userId}`);
    const post = recentPost(context, (candidate) => isNew(candidate) && fits(candidate));
    return post ? { endpoint: endpoints.posts.like, id: post.id } : null;
  };

/** A like of a post on screen, by one of these people who has not liked it yet; the first post is 0. */
function likeLoaded(context: ActionContext, people: readonly UserRow[], index: number) {
  const { db, random } = context;
  const post = newestFirst(loadedPosts(context))[index];
  if (!post) return null;
  const isFree = ({ id }: UserRow): boolean => id !== post.userId && !db.like.get(`${post.id}:${id}`);
  const userId = pick(random, people.filter(isFree))?.id;
  return userId ? { userId, endpoint: endpoints.posts.like, id: post.id } : null;
}

const likeFirstPost: ActionFactory = (context) => likeLoaded(context, context.others, 0);
const likeSecondPost: ActionFactory = (context) =>
  likeLoaded(context, context.others, 1) ?? likeFirstPost(context);

/** A comment on the first story or tip on screen. */
const commentOnFirstPost: ActionFactory = (context) => {
  const first = newestFirst(loadedPosts(context)).find(isCommentable);
  return (first && commentOnPost(({ id }) => id === first.id)(context)) ?? commentOnPost()(context);
};

/** A like whose point moves its traveler up on the leaderboard. */
const likeToRankUp: ActionFactory = (context) => {
  const ranked = leaderboardOf(context.db);
  const canRankUp = ({ id }: UserRow): boolean => {
    const at = ranked.findIndex((entry) => entry.id === id);
    const [above, own] = [ranked[at - 1], ranked[at]];
    if (!above || !own) return false;
    const gap = above.totalPoints - own.totalPoints;
    return gap === 0 || (gap === 1 && Date.parse(own.createdAt) < Date.parse(above.createdAt));
  };
  const action = likeLoaded(context, context.others.filter(canRankUp), 0);
  return action && { ...action, ranksUp: true };
};

/** The news of a climb, as everyone else receives it. */
export function rankUpNotification(db: Database, userId: string): ServerMessage {
  const user = db.user.get(userId);
  const { rank } = rankingOf(db, userId);
  return {
    type: 'other',
    ...(user && toActor(user)),
    about: `moved up to number ${rank} on the leaderboard`,
  };
}

/** Questions are left out: a comment on one would have to be an answer. */
const isCommentable: PostFilter = ({ type }) => type === 'story' || type === 'tip';

const commentOnPost =
  (wanted: PostFilter = () => true): ActionFactory =>
  (context) => {
    const { db, userId, random } = context;
    const post = recentPost(
      context,
      (candidate) =>
        isCommentable(candidate) &&
        wanted(candidate) &&
        !db.comment.findBy('postId', candidate.id).some((comment) => comment.userId === userId),
    );
    if (!post) return null;
    const content = pick(random, comments[post.type === 'tip' ? 'tip' : 'story'].filter(createIsUnused(db)));
    return content ? { endpoint: endpoints.posts.comment, id: post.id, body: { content } } : null;
  };

const voteInPoll: ActionFactory = (context) => {
  const { db, userId, now, random } = context;
  const openPoll = (post: PostRow) =>
    db.poll
      .findBy('postId', post.id)
      .find((row) => !isPollExpired(row.expiresAt, now) && !db.pollVote.get(`${row.id}:${userId}`));
  const post = recentPost(context, (candidate) => openPoll(candidate) !== undefined);
  const poll = post && openPoll(post);
  if (!poll) return null;
  const optionIndex = Math.floor(random(0, parsePollOptions(poll.options).length));
  return { endpoint: endpoints.polls.vote, id: poll.id, body: { optionIndex } };
};

/** Sends a post or question that nobody has sent yet, in the name of its author. */
const writePost: ActionFactory = ({ db, now, random, others }) => {
  const ids = new Map(others.map((user) => [displayName(user), user.id]));
  const isNew = createIsUnused(db);
  const draft = pick(
    random,
    simulatedPosts.filter(({ by, text }) => ids.has(by) && isNew(text)),
  );
  const userId = draft && ids.get(draft.by);
  if (!userId) return null;
  const { endpoint, body } = draft;
  const expiry = body['type'] === 'poll' ? { pollExpiresAt: new Date(now + DAY).toISOString() } : {};
  return { userId, endpoint, body: { ...body, ...expiry } };
};

/** The first that can be done, beginning at a random one. */
const oneOf =
  (choices: readonly ActionFactory[]): ActionFactory =>
  (context) => {
    const start = Math.floor(context.random(0, choices.length));
    for (const choice of [...choices.slice(start), ...choices.slice(0, start)]) {
      const action = choice(context);
      if (action) return action;
    }
    return null;
  };

/** A like of or comment on a post by the current user. */
const reactToUser: ActionFactory = (context) => {
  const isTheirs: PostFilter = ({ userId }) => userId === context.currentUserId;
  const present = { ...context, since: context.now };
  return oneOf([likePost(isTheirs), likePost(isTheirs), commentOnPost(isTheirs)])(present);
};

/** A post, unless one was written in the last minute: reloads would otherwise fill the feed with them. */
const postOrComment: ActionFactory = (context) => {
  const isQuiet = context.db.post.all().every((post) => context.now - Date.parse(post.createdAt) > MINUTE);
  return (isQuiet ? writePost : commentOnPost())(context);
};

const like = likePost();
/** The first actions of a visit: what happens in the first minute, to the first two posts on screen. */
const opening: readonly ActionFactory[] = [
  likeFirstPost,
  voteInPoll,
  commentOnFirstPost,
  likeSecondPost,
  postOrComment,
  likeFirstPost,
  likeToRankUp,
];
/**
 * Posts and votes are announced to everyone, so they are rare. Likes are most frequent, and each rarer action is
 * followed by one, which is done in its place if there is nothing to act on.
 */
const factories: readonly ActionFactory[] = [
  ...[writePost, voteInPoll, commentOnPost(), commentOnPost()].flatMap((rare) => [rare, like]),
  ...[reactToUser, reactToUser, reactToUser].flatMap((rare) => [rare, like]),
  like,
  like,
];

/** Whether an action changes the counts of a post. */
export const changesPost = ({ endpoint }: SimulatedAction): boolean =>
  endpoint === endpoints.posts.like || endpoint === endpoints.posts.comment;

/** The next simulated action; null if there is no other traveler or nothing to do. */
export function nextAction(turn: Turn): SimulatedAction | null {
  const { db, random, currentUserId } = turn;
  const others = db.user
    .all()
    .filter(({ id }) => id !== currentUserId && id !== GUEST_ID && !namedUsers.has(id));
  const userId = pick(random, others)?.id;
  // A town without content stays empty.
  if (!userId || db.destination.all().length === 0) return null;
  const context = { ...turn, userId, others };
  const action = opening[turn.turn]?.(context) ?? oneOf(factories)(context);
  return action ? { ...action, userId: action.userId ?? userId } : null;
}
