import { boolean, constantFrom, record } from 'fast-check';
import type { Caller } from '../backend.ts';
import {
  type NewQuestion,
  addTodo,
  answer,
  ask,
  editProfile,
  removeTodo,
  visitTodo,
  voteAnswer,
} from '../model/todosAndQuestions.ts';
import { questions } from '../model/state.ts';
import { TEXTS } from './posts.ts';
import { type StepKind, anyCaller, idIn, nameOf, pick, senderOf, anyIndex } from './step.ts';

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

export const addPlace: StepKind<{ caller: Caller; destination: string; notes: string | null }> = {
  args: record({
    caller: anyCaller,
    destination: constantFrom(...PLACES, 'x'.repeat(201)),
    notes: constantFrom(null, ' By bus ', ' '),
  }),
  async play({ backend }, state, { caller, destination, notes }) {
    const reply = await backend.send(caller, 'POST /api/travel-todos', { body: { destination, notes } });
    const newId = idIn(reply.body, 'id');
    const outcome = addTodo(state, senderOf(caller), { destination, notes, newId });
    const place = JSON.stringify(destination.slice(0, 30));
    return { what: `${nameOf(caller)} wants to visit ${place} (${newId})`, outcome, reply };
  },
};

interface OnTodo {
  caller: Caller;
  todo: number;
}
function todoStep(key: string, verb: string, model: typeof visitTodo): StepKind<OnTodo> {
  return {
    args: record({ caller: anyCaller, todo: anyIndex }),
    async play({ backend }, state, { caller, todo }) {
      // Mostly the user's own, as in real use.
      const own = state.todos.filter(({ owner }) => owner === caller.userId || todo % 4 === 3);
      const id = pick(own, todo)?.id ?? 'missing';
      const reply = await backend.send(caller, key, { id });
      return { what: `${nameOf(caller)} ${verb} ${id}`, outcome: model(state, senderOf(caller), id), reply };
    },
  };
}
export const markVisited = todoStep('PATCH /api/travel-todos/:id/visited', 'marks as visited', visitTodo);
export const removePlace = todoStep('DELETE /api/travel-todos/:id', 'removes', removeTodo);

const text = constantFrom(...TEXTS);
const word = constantFrom('Hampi', ' Hampi ', 'Where to eat?', 'Where to sleep?', 'In May', 'Two days', ' ');
export const askQuestion: StepKind<{ caller: Caller; fields: NewQuestion }> = {
  args: record({
    caller: anyCaller,
    fields: record({
      title: word,
      content: word,
      destination: word,
      country: constantFrom('India', 'india ', 'Nepal', ''),
      category: constantFrom('general', 'food'),
      urgency: constantFrom('low', 'normal', 'high'),
    }),
  }),
  async play({ backend }, state, { caller, fields }) {
    const reply = await backend.send(caller, 'POST /api/local-questions', { body: fields });
    const newId = idIn(reply.body, 'id');
    const outcome = ask(state, senderOf(caller), fields, newId);
    return { what: `${nameOf(caller)} asks ${JSON.stringify(fields)} (${newId})`, outcome, reply };
  },
};

export const answerQuestion: StepKind<{ caller: Caller; question: number; text: string }> = {
  args: record({ caller: anyCaller, question: anyIndex, text }),
  async play({ backend }, state, { caller, ...args }) {
    const id = pick(questions(state), args.question)?.id ?? 'missing';
    const body = { content: args.text };
    const reply = await backend.send(caller, 'POST /api/local-questions/:id/answers', { id, body });
    const newId = idIn(reply.body, 'id');
    const outcome = answer(state, senderOf(caller), { id, text: args.text, newId });
    return { what: `${nameOf(caller)} answers the question ${id} (${newId})`, outcome, reply };
  },
};

export const voteOnAnswer: StepKind<{ caller: Caller; answer: number; isHelpful: boolean }> = {
  args: record({ caller: anyCaller, answer: anyIndex, isHelpful: boolean() }),
  async play({ backend }, state, { caller, isHelpful, ...args }) {
    const answers = questions(state).flatMap((question) => question.answers);
    const id = pick(answers, args.answer)?.id ?? 'missing';
    const body = { isHelpful };
    const reply = await backend.send(caller, 'POST /api/local-answers/:answerId/vote', { id, body });
    const outcome = voteAnswer(state, senderOf(caller), id, isHelpful);
    const verdict = isHelpful ? 'helpful' : 'not helpful';
    return { what: `${nameOf(caller)} calls the answer ${id} ${verdict}`, outcome, reply };
  },
};

const someName = constantFrom('Isha', ' Dev ', ' ', 'x'.repeat(81));
export const changeProfile: StepKind<{
  caller: Caller;
  fields: { firstName?: string; lastName?: string; bio?: string };
}> = {
  args: record({
    caller: anyCaller,
    fields: record(
      { firstName: someName, lastName: someName, bio: constantFrom('By bus', 'x'.repeat(501)) },
      { requiredKeys: [] },
    ),
  }),
  async play({ backend }, state, { caller, fields }) {
    const reply = await backend.send(caller, 'PATCH /api/auth/user', { body: fields });
    const outcome = editProfile(state, senderOf(caller), fields);
    return { what: `${nameOf(caller)} changes ${JSON.stringify(fields).slice(0, 60)}`, outcome, reply };
  },
};
