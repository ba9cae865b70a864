import { array, constantFrom, integer, record } from 'fast-check';
import { posts } from '../model/state.ts';
import { type NewPost, bookmark, comment, createPost, like, vote } from '../model/writes.ts';
import { type StepKind, anyCaller, idIn, nameOf, pick, senderOf, anyIndex } from './step.ts';
import type { Caller } from '../backend.ts';

const DAY = 86_400_000;
export const TEXTS = ['Tea at dawn', '  Ghats at dusk \n', 'goa', '', ' \n', '\u200B\u2060'];
const text = constantFrom(...TEXTS, 'x'.repeat(5_000), 'x'.repeat(5_001));

interface OnPost {
  caller: Caller;
  post: number;
}
const onPost = { caller: anyCaller, post: anyIndex };

function toggleStep(name: 'like' | 'bookmark', model: typeof like): StepKind<OnPost> {
  return {
    args: record(onPost),
    async play({ backend }, state, args) {
      const id = pick(posts(state), args.post)?.id ?? 'missing';
      const reply = await backend.send(args.caller, `POST /api/posts/:id/${name}`, { id });
      const outcome = model(state, senderOf(args.caller), id);
      return { what: `${nameOf(args.caller)} presses ${name} on the post ${id}`, outcome, reply };
    },
  };
}
export const likePost = toggleStep('like', like);
export const bookmarkPost = toggleStep('bookmark', bookmark);

export const commentOnPost: StepKind<OnPost & { text: string }> = {
  args: record({ ...onPost, text }),
  async play({ backend }, state, args) {
    const id = pick(posts(state), args.post)?.id ?? 'missing';
    const body = { content: args.text };
    const reply = await backend.send(args.caller, 'POST /api/posts/:id/comments', { id, body });
    const sender = senderOf(args.caller);
    const outcome = comment(state, sender, { id, text: args.text, newId: idIn(reply.body, 'id') });
    // The window that wrote the comment reports it (CARD-18).
    if (sender !== null && reply.status === 201)
      backend.report({ type: 'new_comment', postId: id, userId: sender });
    const excerpt = JSON.stringify(args.text.slice(0, 30));
    return { what: `${nameOf(args.caller)} comments ${excerpt} on the post ${id}`, outcome, reply };
  },
};

export const voteInPoll: StepKind<OnPost & { choice: number }> = {
  args: record({ ...onPost, choice: integer({ min: -1, max: 3 }) }),
  async play({ backend }, state, args) {
    const polls = posts(state).flatMap(({ poll }) => (poll ? [poll] : []));
    const id = pick(polls, args.post)?.id ?? 'missing';
    const body = { optionIndex: args.choice };
    const reply = await backend.send(args.caller, 'POST /api/polls/:id/vote', { id, body });
    const sender = senderOf(args.caller);
    const outcome = vote(state, sender, id, args.choice);
    // The window that voted reports it (POLL-10).
    if (sender !== null && reply.status === 200)
      backend.report({ type: 'poll_vote', pollId: id, userId: sender });
    return { what: `${nameOf(args.caller)} votes for option ${args.choice} of ${id}`, outcome, reply };
  },
};

const OPTIONS = ['Hills', 'Sea', ' Sea ', 'Goa, north', '', 'hills', 'Both'];

function toBody({ type, content, destination, options, lasts }: NewPost, now: number) {
  const plain = { type, content, ...(destination === null ? {} : { destination }) };
  if (type !== 'poll') return plain;
  const end = lasts === null ? {} : { pollExpiresAt: new Date(now + lasts).toISOString() };
  return { ...plain, pollOptions: options, ...end };
}

export const writePost: StepKind<{ caller: Caller; fields: NewPost }> = {
  args: record({
    caller: anyCaller,
    fields: record({
      type: constantFrom('story', 'tip', 'question', 'poll'),
      content: constantFrom(...TEXTS, 'x'.repeat(10_001)),
      destination: constantFrom(null, ' Goa, India ', 'Leh', ' '),
      options: array(constantFrom(...OPTIONS), { maxLength: 7 }),
      lasts: constantFrom(null, DAY, 7 * DAY, 0, -1, 1),
    }),
  }),
  async play({ backend }, state, { caller, fields }) {
    const body = toBody(fields, state.now);
    const reply = await backend.send(caller, 'POST /api/posts', { body });
    const ids = { post: idIn(reply.body, 'id'), poll: idIn(reply.body, 'poll', 'id') };
    const outcome = createPost(state, senderOf(caller), fields, ids);
    const sent = JSON.stringify({ ...body, content: fields.content.slice(0, 30) });
    return { what: `${nameOf(caller)} posts ${sent} as ${ids.post}`, outcome, reply };
  },
};
