import { type Outcome, blamed, created, done, refused, allBut } from './outcome.ts';
import { WORTH, earn } from './points.ts';
import {
  type Answer,
  type Question,
  type State,
  type Todo,
  entryMoment,
  iso,
  questions,
  takeId,
} from './state.ts';
import { isBad, isTooLong, kept, keptOrNull, placeKey, samePlace } from './texts.ts';
import { answerView, questionView, todoView } from './views.ts';
import { type Sender, isRefusal, requireEntity } from './writes.ts';

const FEW = 200;
const MANY = 5_000;

/** API-28, TODO-02. */
export function addTodo(
  state: State,
  sender: Sender,
  { destination, notes, newId }: { destination: string; notes: string | null; newId: string },
): Outcome {
  const met = requireEntity(state, sender, destination);
  if (isRefusal(met)) return met;
  if (isBad(destination, FEW)) return blamed('destination');
  if (isTooLong(notes ?? '', MANY)) return blamed('notes');
  const at = iso(state.now);
  const todo: Todo = {
    id: takeId(state, newId),
    owner: met[0].id,
    destination: kept(destination),
    notes: keptOrNull(notes),
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
  const met = requireEntity(state, sender, findTodo(state, id));
  if (isRefusal(met)) return met;
  const [person, todo] = met;
  if (todo.owner !== person.id) return refused(403);
  if (todo.visited) return done(todoView(todo));
  const at = iso(state.now);
  const { destination, notes } = todo;
  todo.visited = true;
  todo.changed = at;
  if (!person.places.some((place) => samePlace(place.destination, destination)))
    person.places.push({ destination, notes, at });
  earn(person.score, { points: WORTH.visit, at: state.now, once: `visit ${placeKey(destination)}` });
  return done(todoView(todo));
}

/** API-30, AMB-25: the place and its points stay. */
export function removeTodo(state: State, sender: Sender, id: string): Outcome {
  const met = requireEntity(state, sender, findTodo(state, id));
  if (isRefusal(met)) return met;
  const [person, todo] = met;
  if (todo.owner !== person.id) return refused(403);
  state.todos.splice(state.todos.indexOf(todo), 1);
  return done({ success: true });
}

export interface NewQuestion {
  title: string;
  content: string;
  destination: string;
  country: string;
  category: string;
  urgency: string;
}
const REQUIRED = [
  ['title', FEW],
  ['content', 10_000],
  ['destination', FEW],
  ['country', FEW],
] as const;

/** API-32, PTS-02, AMB-08. */
export function ask(state: State, sender: Sender, fields: NewQuestion, newId: string): Outcome {
  const met = requireEntity(state, sender, fields);
  if (isRefusal(met)) return met;
  const wrong = REQUIRED.find(([name, most]) => isBad(fields[name], most));
  if (wrong) return blamed(wrong[0]);
  const [person] = met;
  const question: Question = {
    kind: 'question',
    id: takeId(state, newId),
    asker: person.id,
    title: kept(fields.title),
    content: kept(fields.content),
    destination: kept(fields.destination),
    country: kept(fields.country),
    category: fields.category,
    urgency: fields.urgency,
    status: 'open',
    at: entryMoment(state),
    answers: [],
  };
  state.entries.push(question);
  earn(person.score, { points: WORTH.question, at: state.now });
  const said = { type: 'new_question', about: question.id, from: person.id, isHeardBy: allBut(person.id) };
  return created(questionView(state, question), [said]);
}

/** API-34, PTS-07, Q-17, AMB-19, AMB-21. */
export function answer(
  state: State,
  sender: Sender,
  { id, text, newId }: { id: string; text: string; newId: string },
): Outcome {
  const met = requireEntity(
    state,
    sender,
    questions(state).find((question) => question.id === id),
  );
  if (isRefusal(met)) return met;
  if (isBad(text, MANY)) return blamed('content');
  const [person, question] = met;
  const added: Answer = {
    id: takeId(state, newId),
    author: person.id,
    content: kept(text),
    at: iso(state.now),
    helpful: new Map(),
  };
  question.answers.push(added);
  if (question.asker !== person.id) {
    question.status = 'answered';
    earn(person.score, { points: WORTH.localAnswer, at: state.now });
  }
  return created(answerView(state, added));
}

/** API-35, AMB-20. */
export function voteAnswer(state: State, sender: Sender, id: string, isHelpful: boolean): Outcome {
  const answers = questions(state).flatMap((question) => question.answers);
  const met = requireEntity(
    state,
    sender,
    answers.find((each) => each.id === id),
  );
  if (isRefusal(met)) return met;
  const [person, voted] = met;
  if (voted.author === person.id) return refused(403);
  voted.helpful.set(person.id, isHelpful);
  return done(answerView(state, voted));
}

/** API-02: fields that are not sent stay; the bio has no limit (AMB-47). */
export function editProfile(
  state: State,
  sender: Sender,
  fields: { firstName?: string; lastName?: string; bio?: string },
): Outcome {
  const met = requireEntity(state, sender, fields);
  if (isRefusal(met)) return met;
  for (const name of ['firstName', 'lastName'] as const)
    if (isTooLong(fields[name] ?? '', 80)) return blamed(name);
  const [person] = met;
  if (fields.firstName !== undefined) person.firstName = keptOrNull(fields.firstName);
  if (fields.lastName !== undefined) person.lastName = keptOrNull(fields.lastName);
  if (fields.bio !== undefined) person.bio = fields.bio;
  const { id, firstName, lastName, email, bio } = person;
  return done({ id, firstName, lastName, email, profileImageUrl: null, bio });
}
