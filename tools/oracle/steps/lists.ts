import { boolean, constantFrom, record } from 'fast-check';
import type { Asking } from '../backend.ts';
import {
  type NewQuestion,
  addTodo,
  answer,
  ask,
  editProfile,
  removeTodo,
  visitTodo,
  voteAnswer,
} from '../model/lists.ts';
import { questions } from '../model/state.ts';
import { TEXTS } from './posts.ts';
import { type StepKind, asking, idIn, nameOf, pick, senderOf, which } from './step.ts';

const PLACES = [
  'Leh',
  ' leh ',
  'LEH',
  'Goa  north',
  'goa north',
  'Kochi',
  'Hampi',
  'Ko\u200Bchi',
  '',
  '\u200B',
];

export const addPlace: StepKind<{ asking: Asking; destination: string; notes: string | null }> = {
  args: record({
    asking,
    destination: constantFrom(...PLACES, 'x'.repeat(201)),
    notes: constantFrom(null, ' By bus ', ' '),
  }),
  async play({ backend }, state, { asking: by, destination, notes }) {
    const reply = await backend.send(by, 'POST /api/travel-todos', { body: { destination, notes } });
    const newId = idIn(reply.body, 'id');
    const outcome = addTodo(state, senderOf(by), { destination, notes, newId });
    const place = JSON.stringify(destination.slice(0, 30));
    return { what: `${nameOf(by)} wants to visit ${place} (${newId})`, outcome, reply };
  },
};

interface OnTodo {
  asking: Asking;
  todo: number;
}
function onTodo(key: string, verb: string, model: typeof visitTodo): StepKind<OnTodo> {
  return {
    args: record({ asking, todo: which }),
    async play({ backend }, state, { asking: by, todo }) {
      // Mostly the user's own, as in real use.
      const own = state.todos.filter(({ owner }) => owner === by.person || todo % 4 === 3);
      const id = pick(own, todo)?.id ?? 'missing';
      const reply = await backend.send(by, key, { id });
      return { what: `${nameOf(by)} ${verb} ${id}`, outcome: model(state, senderOf(by), id), reply };
    },
  };
}
export const markVisited = onTodo('PATCH /api/travel-todos/:id/visited', 'marks as visited', visitTodo);
export const dropPlace = onTodo('DELETE /api/travel-todos/:id', 'removes', removeTodo);

const text = constantFrom(...TEXTS);
const word = constantFrom('Hampi', ' Hampi ', 'Where to eat?', 'Where to sleep?', 'In May', 'Two days', ' ');
export const askQuestion: StepKind<{ asking: Asking; fields: NewQuestion }> = {
  args: record({
    asking,
    fields: record({
      title: word,
      content: word,
      destination: word,
      country: constantFrom('India', 'india ', 'Nepal', ''),
      category: constantFrom('general', 'food'),
      urgency: constantFrom('low', 'normal', 'high'),
    }),
  }),
  async play({ backend }, state, { asking: by, fields }) {
    const reply = await backend.send(by, 'POST /api/local-questions', { body: fields });
    const newId = idIn(reply.body, 'id');
    const outcome = ask(state, senderOf(by), fields, newId);
    return { what: `${nameOf(by)} asks ${JSON.stringify(fields)} (${newId})`, outcome, reply };
  },
};

export const answerQuestion: StepKind<{ asking: Asking; question: number; text: string }> = {
  args: record({ asking, question: which, text }),
  async play({ backend }, state, { asking: by, ...args }) {
    const id = pick(questions(state), args.question)?.id ?? 'missing';
    const body = { content: args.text };
    const reply = await backend.send(by, 'POST /api/local-questions/:id/answers', { id, body });
    const newId = idIn(reply.body, 'id');
    const outcome = answer(state, senderOf(by), { id, text: args.text, newId });
    return { what: `${nameOf(by)} answers the question ${id} (${newId})`, outcome, reply };
  },
};

export const voteOnAnswer: StepKind<{ asking: Asking; answer: number; isHelpful: boolean }> = {
  args: record({ asking, answer: which, isHelpful: boolean() }),
  async play({ backend }, state, { asking: by, isHelpful, ...args }) {
    const answers = questions(state).flatMap((question) => question.answers);
    const id = pick(answers, args.answer)?.id ?? 'missing';
    const body = { isHelpful };
    const reply = await backend.send(by, 'POST /api/local-answers/:answerId/vote', { id, body });
    const outcome = voteAnswer(state, senderOf(by), id, isHelpful);
    const verdict = isHelpful ? 'helpful' : 'not helpful';
    return { what: `${nameOf(by)} calls the answer ${id} ${verdict}`, outcome, reply };
  },
};

const someName = constantFrom('Isha', ' Dev ', ' ', 'x'.repeat(81));
export const changeProfile: StepKind<{
  asking: Asking;
  fields: { firstName?: string; lastName?: string; bio?: string };
}> = {
  args: record({
    asking,
    fields: record(
      { firstName: someName, lastName: someName, bio: constantFrom('By bus', 'x'.repeat(501)) },
      { requiredKeys: [] },
    ),
  }),
  async play({ backend }, state, { asking: by, fields }) {
    const reply = await backend.send(by, 'PATCH /api/auth/user', { body: fields });
    const outcome = editProfile(state, senderOf(by), fields);
    return { what: `${nameOf(by)} changes ${JSON.stringify(fields).slice(0, 60)}`, outcome, reply };
  },
};
