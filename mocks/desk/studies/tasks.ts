import type { Study } from '../../moment/Moment.ts';
import type { Database } from '../../db/Database.ts';

export type Task = Study['tasks'][number];
type TaskKind = Task['kind'];
type Find = (db: Database, userId: string, about: string) => string[];

const includes = (text: string | null, about: string): boolean =>
  (text ?? '').toLowerCase().includes(about.trim().toLowerCase());
const idsOf = (rows: readonly { id: string; userId: string }[], userId: string): string[] =>
  rows.filter((row) => row.userId === userId).map(({ id }) => id);

interface Kind {
  /** Its name in the list of available tasks. */
  label: string;
  /** The task's wording; `about` is a place. */
  text: (about: string) => string;
  hasDestination: boolean;
  /** A user's rows that prove it is done; rows from before the task do not count. */
  find: Find;
}

/** Available kinds of tasks: all create rows, so that completion can be detected from the data. */
export const taskKinds: Readonly<Record<TaskKind, Kind>> = {
  'save-place': {
    label: 'Save a place',
    text: (about) => `Save a place in ${about}.`,
    hasDestination: true,
    find: (db, userId, about) => [
      ...idsOf(
        db.todo.all().filter(({ destination }) => includes(destination, about)),
        userId,
      ),
      ...idsOf(
        db.bookmark.all().filter(({ postId }) => includes(db.post.get(postId)?.destination ?? null, about)),
        userId,
      ),
    ],
  },
  'answer-question': {
    label: 'Answer a question',
    text: () => 'Answer a question of another traveler.',
    hasDestination: false,
    find: (db, userId) => [
      ...idsOf(db.answer.all(), userId),
      ...idsOf(
        db.comment.all().filter(({ postId }) => db.post.get(postId)?.type === 'question'),
        userId,
      ),
    ],
  },
  'ask-question': {
    label: 'Ask a local',
    text: (about) => `Ask somebody who lives in ${about} a question.`,
    hasDestination: true,
    find: (db, userId, about) =>
      idsOf(
        db.question.all().filter((row) => includes(`${row.destination} ${row.country}`, about)),
        userId,
      ),
  },
  like: {
    label: 'Like something',
    text: () => 'Find a story that you enjoy, and let its author know.',
    hasDestination: false,
    find: (db, userId) => idsOf(db.like.all(), userId),
  },
  vote: {
    label: 'Vote in a poll',
    text: () => 'Have your say in a poll.',
    hasDestination: false,
    find: (db, userId) => idsOf(db.pollVote.all(), userId),
  },
  post: {
    label: 'Post something',
    text: () => 'Share something of your own with the other travelers.',
    hasDestination: false,
    find: (db, userId) => idsOf(db.post.all(), userId),
  },
  visit: {
    label: 'Mark a place as visited',
    text: () => 'You have just been to a place on your list. Note that down.',
    hasDestination: false,
    find: (db, userId) => idsOf(db.visitedPlace.all(), userId),
  },
  plan: {
    label: 'Plan a trip',
    text: (about) => `Ask for a travel plan to ${about}.`,
    hasDestination: true,
    find: (db, userId, about) =>
      idsOf(
        db.itinerary.all().filter((row) => includes(JSON.stringify(row), about)),
        userId,
      ),
  },
};
export const isTaskKind = (kind: string): kind is TaskKind => Object.hasOwn(taskKinds, kind);

/** Matching rows that exist before a task starts. */
export const foundFor = (db: Database, userId: string, { kind, about = '' }: Task): string[] =>
  taskKinds[kind].find(db, userId, about);

/** Whether the data show that a task was done since it started. */
export const isDone = (db: Database, userId: string, task: Task, before: readonly string[]): boolean =>
  foundFor(db, userId, task).some((id) => !before.includes(id));
