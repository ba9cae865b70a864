import { array, constantFrom, integer, record } from 'fast-check';
import { posts } from '../model/state.ts';
import { type NewPost, bookmark, comment, createPost, like, vote } from '../model/writes.ts';
import { type StepKind, asking, idIn, nameOf, pick, senderOf, which } from './step.ts';
import type { Asking } from '../backend.ts';

const DAY = 86_400_000;
export const TEXTS = ['Tea at dawn', '  Ghats at dusk \n', 'goa', '', ' \n', '\u200B\u2060'];
const text = constantFrom(...TEXTS, 'x'.repeat(5_000), 'x'.repeat(5_001));

interface OnPost {
  asking: Asking;
  post: number;
}
const onPost = { asking, post: which };

function mark(name: 'like' | 'bookmark', model: typeof like): StepKind<OnPost> {
  return {
    args: record(onPost),
    async play({ backend }, state, args) {
      const id = pick(posts(state), args.post)?.id ?? 'missing';
      const reply = await backend.send(args.asking, `POST /api/posts/:id/${name}`, { id });
      const outcome = model(state, senderOf(args.asking), id);
      return { what: `${nameOf(args.asking)} presses ${name} on the post ${id}`, outcome, reply };
    },
  };
}
export const likePost = mark('like', like);
export const bookmarkPost = mark('bookmark', bookmark);

export const commentOnPost: StepKind<OnPost & { text: string }> = {
  args: record({ ...onPost, text }),
  async play({ backend }, state, args) {
    const id = pick(posts(state), args.post)?.id ?? 'missing';
    const body = { content: args.text };
    const reply = await backend.send(args.asking, 'POST /api/posts/:id/comments', { id, body });
    const sender = senderOf(args.asking);
    const outcome = comment(state, sender, { id, text: args.text, newId: idIn(reply.body, 'id') });
    // The window that wrote the comment reports it (CARD-18).
    if (sender !== null && reply.status === 201)
      backend.report({ type: 'new_comment', postId: id, userId: sender });
    const words = JSON.stringify(args.text.slice(0, 30));
    return { what: `${nameOf(args.asking)} comments ${words} on the post ${id}`, outcome, reply };
  },
};

export const voteInPoll: StepKind<OnPost & { choice: number }> = {
  args: record({ ...onPost, choice: integer({ min: -1, max: 3 }) }),
  async play({ backend }, state, args) {
    const polls = posts(state).flatMap(({ poll }) => (poll ? [poll] : []));
    const id = pick(polls, args.post)?.id ?? 'missing';
    const body = { optionIndex: args.choice };
    const reply = await backend.send(args.asking, 'POST /api/polls/:id/vote', { id, body });
    const sender = senderOf(args.asking);
    const outcome = vote(state, sender, id, args.choice);
    // The window that voted reports it (POLL-10).
    if (sender !== null && reply.status === 200)
      backend.report({ type: 'poll_vote', pollId: id, userId: sender });
    return { what: `${nameOf(args.asking)} votes for option ${args.choice} of ${id}`, outcome, reply };
  },
};

const OPTIONS = ['Hills', 'Sea', ' Sea ', 'Goa, north', '', 'hills', 'Both'];

function toBody({ type, content, destination, options, lasts }: NewPost, now: number) {
  const plain = { type, content, ...(destination === null ? {} : { destination }) };
  if (type !== 'poll') return plain;
  const end = lasts === null ? {} : { pollExpiresAt: new Date(now + lasts).toISOString() };
  return { ...plain, pollOptions: options, ...end };
}

export const writePost: StepKind<{ asking: Asking; fields: NewPost }> = {
  args: record({
    asking,
    fields: record({
      type: constantFrom('story', 'tip', 'question', 'poll'),
      content: constantFrom(...TEXTS, 'x'.repeat(10_001)),
      destination: constantFrom(null, ' Goa, India ', 'Leh', ' '),
      options: array(constantFrom(...OPTIONS), { maxLength: 7 }),
      lasts: constantFrom(null, DAY, 7 * DAY, 0, -1, 1),
    }),
  }),
  async play({ backend }, state, { asking: by, fields }) {
    const body = toBody(fields, state.now);
    const reply = await backend.send(by, 'POST /api/posts', { body });
    const ids = { post: idIn(reply.body, 'id'), poll: idIn(reply.body, 'poll', 'id') };
    const outcome = createPost(state, senderOf(by), fields, ids);
    const said = JSON.stringify({ ...body, content: fields.content.slice(0, 30) });
    return { what: `${nameOf(by)} posts ${said} as ${ids.post}`, outcome, reply };
  },
};
