import {
  type Outcome,
  everyoneExcept,
  allOtherWindows,
  invalidField,
  created,
  succeeded,
  onlyFor,
  refused,
  unauthorized,
} from './outcome.ts';
import { POINTS, earn } from './points.ts';
import {
  type ModelUser,
  type Poll,
  type Post,
  type State,
  uniqueTimestamp,
  iso,
  posts,
  takeId,
} from './state.ts';
import { isInvalid, isTooLong, storedText, storedTextOrNull, optionsOf } from './texts.ts';
import { commentView, pollView, postView } from './views.ts';

/** The sender of a request; null for a visitor and for an expired session. */
export type Sender = string | null;

const SHORT_TEXT = 200;
const COMMENT = 5_000;
const POST = 10_000;

/** The sender and the entity of a request, or the error: 401 first, then 404. */
export function requireEntity<T>(
  state: State,
  sender: Sender,
  thing: T | undefined,
): [ModelUser, T] | Outcome {
  const user = sender === null ? undefined : state.users.get(sender);
  if (!user) return unauthorized();
  return thing === undefined ? refused(404) : [user, thing];
}
export const isRefusal = (found: [ModelUser, unknown] | Outcome): found is Outcome => !Array.isArray(found);

const findPost = (state: State, id: string): Post | undefined => posts(state).find((post) => post.id === id);

/** API-22, PTS-04, AMB-09, AMB-21, WS-10. */
export function like(state: State, sender: Sender, id: string): Outcome {
  const found = requireEntity(state, sender, findPost(state, id));
  if (isRefusal(found)) return found;
  const [user, { author, likedBy }] = found;
  if (likedBy.delete(user.id)) return succeeded({ liked: false });
  likedBy.add(user.id);
  if (author !== user.id) earn(user.score, { points: POINTS.like, at: state.now, once: `like ${id}` });
  const isSentTo = onlyFor(author, user.id);
  return succeeded({ liked: true }, [{ type: 'new_like', about: id, from: user.id, isSentTo }]);
}

/** API-23. */
export function bookmark(state: State, sender: Sender, id: string): Outcome {
  const found = requireEntity(state, sender, findPost(state, id));
  if (isRefusal(found)) return found;
  const [user, { savedBy }] = found;
  const wasSaved = savedBy.delete(user.id);
  if (!wasSaved) savedBy.add(user.id);
  user.saved = [...user.saved.filter((each) => each !== id), ...(wasSaved ? [] : [id])];
  return succeeded({ bookmarked: !wasSaved });
}

/** API-24, PTS-03, PTS-06, AMB-07, AMB-21, WS-10. */
export function comment(
  state: State,
  sender: Sender,
  { id, text, newId }: { id: string; text: string; newId: string },
): Outcome {
  const found = requireEntity(state, sender, findPost(state, id));
  if (isRefusal(found)) return found;
  if (isInvalid(text, COMMENT)) return invalidField('content');
  const [user, post] = found;
  const added = {
    id: takeId(state, newId),
    author: user.id,
    content: storedText(text),
    at: iso(state.now),
  };
  post.comments.push(added);
  const isAnswer = post.type === 'question';
  if (!isAnswer) earn(user.score, { points: POINTS.comment, at: state.now });
  else if (post.author !== user.id) earn(user.score, { points: POINTS.answer, at: state.now });
  const isSentTo = onlyFor(post.author, user.id);
  return created(commentView(state, added), [{ type: 'new_comment', about: id, from: user.id, isSentTo }]);
}

export interface NewPost {
  type: Post['type'];
  content: string;
  destination: string | null;
  /** Options of a poll. */
  options: readonly string[];
  /** Time until the poll ends, in ms; null if it never ends. */
  lasts: number | null;
}

/** AMB-68: trims, drops blank options, and requires 2 to 6 distinct ones. */
function readOptions(options: readonly string[]): string[] | null {
  const left = options.map(storedText).filter((option) => option !== '');
  const isRight = left.length >= 2 && left.length <= 6 && new Set(left).size === left.length;
  return isRight && options.every((option) => !isTooLong(option, SHORT_TEXT)) ? left : null;
}

function invalidPostField({ content, destination, type, options, lasts }: NewPost): string | null {
  if (isInvalid(content, POST)) return 'content';
  if (isTooLong(destination ?? '', SHORT_TEXT)) return 'destination';
  if (type !== 'poll') return null;
  if (!readOptions(options)) return 'pollOptions';
  return lasts !== null && lasts <= 0 ? 'pollExpiresAt' : null;
}

/** API-19, API-20, PTS-01, AMB-08, CRE-16. */
export function createPost(
  state: State,
  sender: Sender,
  fields: NewPost,
  ids: { post: string; poll: string },
): Outcome {
  const found = requireEntity(state, sender, fields);
  if (isRefusal(found)) return found;
  const field = invalidPostField(fields);
  if (field !== null) return invalidField(field);
  const [user] = found;
  const { now } = state;
  const end = fields.lasts === null ? null : iso(now + fields.lasts);
  const options = readOptions(fields.options) ?? [];
  const post: Post = {
    kind: 'post',
    id: takeId(state, ids.post),
    author: user.id,
    type: fields.type,
    content: storedText(fields.content),
    destination: storedTextOrNull(fields.destination),
    at: uniqueTimestamp(state),
    likedBy: new Set(),
    savedBy: new Set(),
    comments: [],
    poll: fields.type === 'poll' ? { id: takeId(state, ids.poll), options, end, choices: new Map() } : null,
  };
  state.entries.push(post);
  earn(user.score, { points: POINTS.post, at: now });
  const message = { type: 'new_post', about: post.id, from: user.id, isSentTo: everyoneExcept(user.id) };
  return created(postView(state, post), [message]);
}

/** AMB-12, AMB-67. */
function voteRefusal(state: State, poll: Poll, user: ModelUser, choice: number): Outcome | null {
  if (poll.choices.has(user.id)) return refused(409, { message: 'Already voted' });
  if (poll.end !== null && state.now >= Date.parse(poll.end))
    return refused(400, { message: 'Poll has expired' });
  return optionsOf(poll.options)[choice] === undefined ? invalidField('optionIndex') : null;
}

/** API-25 to API-27, PTS-05, WS-09, AMB-54. */
export function vote(state: State, sender: Sender, id: string, choice: number): Outcome {
  const post = posts(state).find(({ poll }) => poll?.id === id);
  const found = requireEntity(state, sender, post?.poll ?? undefined);
  if (isRefusal(found)) return found;
  const [user, poll] = found;
  const refusal = voteRefusal(state, poll, user, choice);
  if (refusal || !post) return refusal ?? refused(404);
  poll.choices.set(user.id, choice);
  earn(user.score, { points: POINTS.vote, at: state.now, once: `vote ${id}` });
  const view = pollView(poll);
  const common = { about: id, from: user.id };
  return succeeded(view, [
    { ...common, type: 'poll_update', votes: view.votes, isSentTo: allOtherWindows(user.id) },
    { ...common, type: 'poll_updated', isSentTo: onlyFor(post.author, user.id) },
  ]);
}
