import { type Outcome, invalidField, created, succeeded, refused, everyoneExcept } from './outcome.ts';
import { POINTS, earn } from './points.ts';
import {
  type Answer,
  type Question,
  type State,
  type Todo,
  uniqueTimestamp,
  iso,
  questions,
  takeId,
} from './state.ts';
import { isInvalid, isTooLong, storedText, storedTextOrNull, placeKey, isSamePlace } from './texts.ts';
import { answerView, questionView, todoView } from './views.ts';
import { type Sender, isRefusal, requireEntity } from './writes.ts';

const SHORT_TEXT = 200;
const LONG_TEXT = 5_000;

/** API-28, TODO-02. */
export function addTodo(
  state: State,
  sender: Sender,
  { destination, notes, newId }: { destination: string; notes: string | null; newId: string },
): Outcome {
  const found = requireEntity(state, sender, destination);
  if (isRefusal(found)) return found;
  if (isInvalid(destination, SHORT_TEXT)) return invalidField('destination');
  if (isTooLong(notes ?? '', LONG_TEXT)) return invalidField('notes');
  const at = iso(state.now);
  const todo: Todo = {
    id: takeId(state, newId),
    owner: found[0].id,
    destination: storedText(destination),
    notes: storedTextOrNull(notes),
    visited: false,
    at,
    changed: at,
  };
  state.todos.push(todo);
  return created(todoView(todo));
}

const findTodo = (state: State, id: string): Todo | undefined => state.todos.find((todo) => todo.id === id);

/** API-29, TODO-10, PTS-08, PTS-19, AMB-25. */
export function visitTodo(state: State, sender: Sender, id: string): Outcome {
  const found = requireEntity(state, sender, findTodo(state, id));
  if (isRefusal(found)) return found;
  const [user, todo] = found;
  if (todo.owner !== user.id) return refused(403);
  if (todo.visited) return succeeded(todoView(todo));
  const at = iso(state.now);
  const { destination, notes } = todo;
  todo.visited = true;
  todo.changed = at;
  if (!user.visitedPlaces.some((place) => isSamePlace(place.destination, destination)))
    user.visitedPlaces.push({ destination, notes, at });
  earn(user.score, { points: POINTS.visit, at: state.now, once: `visit ${placeKey(destination)}` });
  return succeeded(todoView(todo));
}

/** API-30, AMB-25: the place and its points stay. */
export function removeTodo(state: State, sender: Sender, id: string): Outcome {
  const found = requireEntity(state, sender, findTodo(state, id));
  if (isRefusal(found)) return found;
  const [user, todo] = found;
  if (todo.owner !== user.id) return refused(403);
  state.todos.splice(state.todos.indexOf(todo), 1);
  return succeeded({ success: true });
}

export type NewQuestion = Pick<
  Question,
  'title' | 'content' | 'destination' | 'country' | 'category' | 'urgency'
>;
const REQUIRED = [
  ['title', SHORT_TEXT],
  ['content', 10_000],
  ['destination', SHORT_TEXT],
  ['country', SHORT_TEXT],
] as const;

/** API-32, PTS-02, AMB-08. */
export function ask(state: State, sender: Sender, fields: NewQuestion, newId: string): Outcome {
  const found = requireEntity(state, sender, fields);
  if (isRefusal(found)) return found;
  const wrong = REQUIRED.find(([name, most]) => isInvalid(fields[name], most));
  if (wrong) return invalidField(wrong[0]);
  const [user] = found;
  const question: Question = {
    kind: 'question',
    id: takeId(state, newId),
    asker: user.id,
    title: storedText(fields.title),
    content: storedText(fields.content),
    destination: storedText(fields.destination),
    country: storedText(fields.country),
    category: fields.category,
    urgency: fields.urgency,
    status: 'open',
    at: uniqueTimestamp(state),
    answers: [],
  };
  state.entries.push(question);
  earn(user.score, { points: POINTS.question, at: state.now });
  const message = {
    type: 'new_question',
    about: question.id,
    from: user.id,
    isSentTo: everyoneExcept(user.id),
  };
  return created(questionView(state, question), [message]);
}

/** API-34, PTS-07, Q-17, AMB-19, AMB-21. */
export function answer(
  state: State,
  sender: Sender,
  { id, text, newId }: { id: string; text: string; newId: string },
): Outcome {
  const found = requireEntity(
    state,
    sender,
    questions(state).find((question) => question.id === id),
  );
  if (isRefusal(found)) return found;
  if (isInvalid(text, LONG_TEXT)) return invalidField('content');
  const [user, question] = found;
  const added: Answer = {
    id: takeId(state, newId),
    author: user.id,
    content: storedText(text),
    at: iso(state.now),
    helpful: new Map(),
  };
  question.answers.push(added);
  if (question.asker !== user.id) {
    question.status = 'answered';
    earn(user.score, { points: POINTS.localAnswer, at: state.now });
  }
  return created(answerView(state, added));
}

/** API-35, AMB-20. */
export function voteAnswer(state: State, sender: Sender, id: string, isHelpful: boolean): Outcome {
  const answers = questions(state).flatMap((question) => question.answers);
  const found = requireEntity(
    state,
    sender,
    answers.find((each) => each.id === id),
  );
  if (isRefusal(found)) return found;
  const [user, voted] = found;
  if (voted.author === user.id) return refused(403);
  voted.helpful.set(user.id, isHelpful);
  return succeeded(answerView(state, voted));
}

/** API-02: fields that are not sent stay; the bio has no limit (AMB-47). */
export function editProfile(
  state: State,
  sender: Sender,
  fields: { firstName?: string; lastName?: string; bio?: string },
): Outcome {
  const found = requireEntity(state, sender, fields);
  if (isRefusal(found)) return found;
  for (const name of ['firstName', 'lastName'] as const)
    if (isTooLong(fields[name] ?? '', 80)) return invalidField(name);
  const [user] = found;
  if (fields.firstName !== undefined) user.firstName = storedTextOrNull(fields.firstName);
  if (fields.lastName !== undefined) user.lastName = storedTextOrNull(fields.lastName);
  if (fields.bio !== undefined) user.bio = fields.bio;
  const { id, firstName, lastName, email, bio } = user;
  return succeeded({ id, firstName, lastName, email, profileImageUrl: null, bio });
}
