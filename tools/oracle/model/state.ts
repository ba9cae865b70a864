import type { Start, StartPost } from './start.ts';
import { earn, newScore, type Score } from './points.ts';

export interface VisitedPlace {
  destination: string;
  notes: string | null;
  at: string;
}
export interface ModelUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  bio: string | null;
  joined: string;
  score: Score;
  visitedPlaces: VisitedPlace[];
  /** Ids of saved posts, last saved at the end. */
  saved: string[];
}
export interface Comment {
  id: string;
  author: string;
  content: string;
  at: string;
}
export interface Poll {
  id: string;
  options: string | string[];
  end: string | null;
  /** The option chosen by each voter. */
  choices: Map<string, number>;
}
export interface Post extends Omit<StartPost, 'poll'> {
  kind: 'post';
  likedBy: Set<string>;
  savedBy: Set<string>;
  comments: Comment[];
  poll: Poll | null;
}
export interface Answer extends Comment {
  helpful: Map<string, boolean>;
}
export interface Question {
  kind: 'question';
  id: string;
  asker: string;
  title: string;
  content: string;
  destination: string;
  country: string;
  category: string;
  urgency: string;
  status: string;
  at: string;
  answers: Answer[];
}
export interface Todo {
  id: string;
  owner: string;
  destination: string;
  notes: string | null;
  visited: boolean;
  at: string;
  changed: string;
}

/** Everything the specification covers, as plain data. */
export interface State {
  /** Milliseconds since the epoch. */
  now: number;
  users: Map<string, ModelUser>;
  /** Posts and local questions in creation order. */
  entries: (Post | Question)[];
  todos: Todo[];
  /** All ids in use; none may be assigned again. */
  ids: Set<string>;
}

const toPost = ({ poll, ...post }: StartPost): Post => ({
  kind: 'post',
  ...post,
  likedBy: new Set(),
  savedBy: new Set(),
  comments: [],
  poll: poll ? { ...poll, choices: new Map() } : null,
});

const startQuestion = { content: 'For one afternoon.', destination: 'Hampi', country: 'India' };

function startUsers({ users }: Start): Map<string, ModelUser> {
  return new Map(
    users.map(({ earned, ...user }) => {
      const score = newScore();
      for (const { at, points } of earned) earn(score, { points, at: Date.parse(at) });
      return [user.id, { ...user, bio: null, score, visitedPlaces: [], saved: [] }];
    }),
  );
}

export function createState(start: Start): State {
  return {
    now: Date.parse(start.now),
    users: startUsers(start),
    entries: [
      ...start.posts.map(toPost),
      ...start.questions.map((question): Question => ({
        kind: 'question',
        ...question,
        ...startQuestion,
        category: 'general',
        urgency: 'normal',
        status: 'open',
        answers: [],
      })),
    ],
    todos: start.todos.map((todo) => ({ ...todo, notes: null, visited: false, changed: todo.at })),
    ids: new Set([...start.posts, ...start.questions, ...start.todos].map(({ id }) => id)),
  };
}

export const iso = (time: number): string => new Date(time).toISOString();
export const posts = ({ entries }: State): Post[] =>
  entries.filter((entry): entry is Post => entry.kind === 'post');
export const questions = ({ entries }: State): Question[] =>
  entries.filter((entry): entry is Question => entry.kind === 'question');

/** Newest first; for equal dates the last written comes first. */
export const newestFirst = <T>(written: readonly T[], atOf: (thing: T) => string): T[] =>
  written
    .map((thing, index) => ({ thing, index, at: atOf(thing) }))
    .toSorted((a, b) => (a.at === b.at ? b.index - a.index : a.at < b.at ? 1 : -1))
    .map(({ thing }) => thing);

/** The date of a new entry: no two entries of the feed share a timestamp (CRE-12). */
export function uniqueTimestamp({ now, entries }: State): string {
  const usedTimes = new Set(entries.map(({ at }) => at));
  let time = now;
  while (usedTimes.has(iso(time))) time += 1;
  return iso(time);
}

export function takeId(state: State, id: string): string {
  if (state.ids.has(id)) throw new Error(`The id ${id} was given twice`);
  state.ids.add(id);
  return id;
}
