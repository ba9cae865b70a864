import {
  addTodo,
  answer,
  ask,
  editProfile,
  removeTodo,
  visitTodo,
  voteAnswer,
} from '../oracle/model/todosAndQuestions.ts';
import type { Outcome } from '../oracle/model/outcome.ts';
import type { State } from '../oracle/model/state.ts';
import { bookmark, comment, createPost, like, vote } from '../oracle/model/writes.ts';
import { idIn } from '../oracle/steps/step.ts';

interface Write {
  sender: string | null;
  /** The value of the path parameter. */
  id: string;
  body: unknown;
  /** The mock backend's response, from which the model takes generated ids. */
  reply: unknown;
}

function field(body: unknown, name: string): string {
  const value: unknown =
    body instanceof FormData
      ? body.get(name)
      : typeof body === 'object' && body !== null
        ? Reflect.get(body, name)
        : undefined;
  return typeof value === 'string' ? value : '';
}
const present = (body: unknown, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      typeof body === 'object' && body !== null && name in body ? [[name, field(body, name)]] : [],
    ),
  );

const POST_TYPES = ['story', 'tip', 'question', 'poll'] as const;

function newPost(state: State, { sender, body, reply }: Write): Outcome {
  const type = POST_TYPES.find((each) => each === field(body, 'type')) ?? 'story';
  const options: unknown = JSON.parse(field(body, 'pollOptions') || '[]');
  const end = field(body, 'pollExpiresAt');
  const fields = {
    type,
    content: field(body, 'content'),
    destination: field(body, 'destination') || null,
    options: Array.isArray(options) ? options.map(String) : [],
    lasts: end === '' ? null : Date.parse(end) - state.now,
  };
  return createPost(state, sender, fields, { post: idIn(reply, 'id'), poll: idIn(reply, 'poll', 'id') });
}

const writes: Record<string, (state: State, write: Write) => Outcome> = {
  'POST /api/posts/:id/like': (state, { sender, id }) => like(state, sender, id),
  'POST /api/posts/:id/bookmark': (state, { sender, id }) => bookmark(state, sender, id),
  'POST /api/posts/:id/comments': (state, { sender, id, body, reply }) =>
    comment(state, sender, { id, text: field(body, 'content'), newId: idIn(reply, 'id') }),
  'POST /api/posts': newPost,
  'POST /api/polls/:id/vote': (state, { sender, id, body }) =>
    vote(
      state,
      sender,
      id,
      Number(typeof body === 'object' && body !== null ? Reflect.get(body, 'optionIndex') : -1),
    ),
  'POST /api/travel-todos': (state, { sender, body, reply }) =>
    addTodo(state, sender, {
      destination: field(body, 'destination'),
      notes: field(body, 'notes'),
      newId: idIn(reply, 'id'),
    }),
  'PATCH /api/travel-todos/:id/visited': (state, { sender, id }) => visitTodo(state, sender, id),
  'DELETE /api/travel-todos/:id': (state, { sender, id }) => removeTodo(state, sender, id),
  'POST /api/local-questions': (state, { sender, body, reply }) =>
    ask(
      state,
      sender,
      {
        title: field(body, 'title'),
        content: field(body, 'content'),
        destination: field(body, 'destination'),
        country: field(body, 'country'),
        category: field(body, 'category') || 'general',
        urgency: field(body, 'urgency') || 'normal',
      },
      idIn(reply, 'id'),
    ),
  'POST /api/local-questions/:id/answers': (state, { sender, id, body, reply }) =>
    answer(state, sender, { id, text: field(body, 'content'), newId: idIn(reply, 'id') }),
  'POST /api/local-answers/:answerId/vote': (state, { sender, id, body }) =>
    voteAnswer(
      state,
      sender,
      id,
      typeof body === 'object' && body !== null && Reflect.get(body, 'isHelpful') === true,
    ),
  'PATCH /api/auth/user': (state, { sender, body }) =>
    editProfile(state, sender, present(body, ['firstName', 'lastName', 'bio'])),
};

/** Applies a write to the model; null for writes that the specification does not cover. */
export function applyWrite(state: State, endpoint: string, write: Write): Outcome | null {
  return writes[endpoint]?.(state, write) ?? null;
}
