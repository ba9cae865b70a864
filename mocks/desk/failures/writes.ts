import { paths } from '../../../src/routes.ts';
import { clock } from '../../../src/shared/clock.ts';
import type { Backend } from '../../createBackend.ts';
import type { Database } from '../../db/Database.ts';
import type { PollRow, PostRow } from '../../db/rows.ts';
import { waitFor, choosePicture, findField, fillField, goTo, pressControl } from './phonePage.ts';

const TEXT = 'Typed with care.';

/** The field typed into, to check whether its text is kept. */
type TypedField = HTMLInputElement | HTMLTextAreaElement | null;

/** A write that a user makes on the phone. */
export interface Write {
  name: string;
  endpoint: string;
  /** Whether this user has data to do it with; always possible if omitted. */
  isPossible?: (db: Database, userId: string) => boolean;
  /** Performs it on the phone like a user. */
  perform: (backend: Backend) => Promise<TypedField>;
}
const hasPosts = (db: Database): boolean => db.post.all().length > 0;
const isStory = ({ type }: PostRow): boolean => type === 'story';
const isOfOthers =
  (userId: string | null) =>
  (row: { userId: string }): boolean =>
    row.userId !== userId;
const isOpenFor = (db: Database, { id, expiresAt }: PollRow, userId: string): boolean =>
  (expiresAt === null || Date.parse(expiresAt) > clock.now()) &&
  !db.pollVote.findBy('pollId', id).some((vote) => vote.userId === userId);

export const LIKE: Write = {
  name: 'Liking a post',
  endpoint: 'POST /api/posts/:id/like',
  isPossible: hasPosts,
  async perform() {
    goTo(paths.home());
    await pressControl(/^(Like|Unlike) post by/);
    return null;
  },
};
export const SAVE: Write = {
  name: 'Saving a post',
  endpoint: 'POST /api/posts/:id/bookmark',
  isPossible: hasPosts,
  async perform() {
    goTo(paths.home());
    await pressControl(/^(Save|Remove saved) post/);
    return null;
  },
};
export const COMMENT: Write = {
  name: 'Commenting',
  endpoint: 'POST /api/posts/:id/comments',
  isPossible: (db) => db.post.all().some(isStory),
  async perform({ db }) {
    goTo(paths.post(db.post.all().find(isStory)?.id ?? ''));
    const box = await fillField(/^Comment/, TEXT);
    await pressControl(/^Send comment/);
    return box;
  },
};
export const VOTE: Write = {
  name: 'Voting in a poll',
  endpoint: 'POST /api/polls/:id/vote',
  isPossible: (db, userId) => db.poll.all().some((poll) => isOpenFor(db, poll, userId)),
  async perform() {
    goTo(`${paths.home()}?filter=polls`);
    await pressControl(/./, 'main article [role="group"]:not([aria-busy="true"]) > button:not(:disabled)');
    return null;
  },
};
export const POST: Write = {
  name: 'Posting',
  endpoint: 'POST /api/posts',
  async perform() {
    goTo(paths.createPost('story'));
    const story = await fillField(/^Your story/, TEXT);
    await pressControl(/^Post Story/);
    return story;
  },
};
export const ASK: Write = {
  name: 'Asking a question',
  endpoint: 'POST /api/local-questions',
  async perform() {
    goTo(paths.askLocal());
    await pressControl(/^Ask Question/);
    const title = await fillField(/^Title/, TEXT);
    for (const label of [/^Question details/, /^Destination/, /^Country/]) await fillField(label, TEXT);
    await pressControl(/^Post Question/);
    return title;
  },
};
export const ANSWER: Write = {
  name: 'Posting an answer',
  endpoint: 'POST /api/local-questions/:id/answers',
  isPossible: (db, userId) => db.question.all().some(isOfOthers(userId)),
  async perform({ db, session }) {
    goTo(paths.question(db.question.all().find(isOfOthers(session.userId()))?.id ?? ''));
    const box = await fillField(/^Your answer/, TEXT);
    await pressControl(/^Post Answer/);
    return box;
  },
};
export const ANSWER_VOTE: Write = {
  name: 'Voting on an answer',
  endpoint: 'POST /api/local-answers/:answerId/vote',
  isPossible: (db, userId) => db.answer.all().some(isOfOthers(userId)),
  async perform({ db, session }) {
    goTo(paths.question(db.answer.all().find(isOfOthers(session.userId()))?.questionId ?? ''));
    await pressControl(/^Helpful: answer by/);
    return null;
  },
};
export const ADD: Write = {
  name: 'Adding a destination',
  endpoint: 'POST /api/travel-todos',
  async perform() {
    goTo(paths.todoList());
    await pressControl(/^Add( a place)?$/);
    const field = await fillField(/^Destination/, 'Majuli');
    await pressControl(/^Add to my list/);
    return field;
  },
};
export const VISIT: Write = {
  name: 'Marking a place as visited',
  endpoint: 'PATCH /api/travel-todos/:id/visited',
  isPossible: (db, userId) => db.todo.findBy('userId', userId).some(({ isVisited }) => !isVisited),
  async perform() {
    goTo(paths.todoList());
    await pressControl(/^Mark .* visited/);
    return null;
  },
};
export const REMOVE: Write = {
  name: 'Removing a destination',
  endpoint: 'DELETE /api/travel-todos/:id',
  isPossible: (db, userId) => db.todo.countBy('userId', userId) > 0,
  async perform() {
    goTo(paths.todoList());
    await pressControl(/^Remove (?!saved)/);
    return null;
  },
};
export const PLAN: Write = {
  name: 'Sending a travel plan',
  endpoint: 'POST /api/itinerary-comparison',
  async perform() {
    goTo(paths.travelPlanning());
    // A plan started earlier resumes at the step where it was left.
    const first = await waitFor(
      () => findField(/^Start date/) ?? findField(/^Contact name/),
      'The plan does not begin.',
    );
    if (/date/.test(first.type)) {
      await fillField(/^Destination/, 'Hampi');
      await fillField(/^Start date/, '2030-12-04');
      await fillField(/^End date/, '2030-12-12');
      await pressControl(/^Next/);
      await waitFor(() => document.querySelector('[aria-valuetext^="Step 2"]'), 'There is no second step.');
      await pressControl(/^Next/);
    }
    const name = await fillField(/^Contact name/, 'Ananya Rao');
    await fillField(/^Email/, 'ananya@example.com');
    for (const label of [/^Phone/, /^Mobile/]) await fillField(label, '080 1234567');
    await pressControl(/^Submit my plan/);
    return name;
  },
};
export const PROFILE: Write = {
  name: 'Saving the profile',
  endpoint: 'PATCH /api/auth/user',
  async perform() {
    goTo(paths.editProfile());
    const bio = await fillField(/^Bio/, TEXT);
    await pressControl(/^Save Changes/);
    return bio;
  },
};
export const PICTURE: Write = {
  name: 'Changing the picture',
  endpoint: 'POST /api/auth/user/profile-picture',
  async perform() {
    goTo(paths.editProfile());
    await choosePicture(/^Change profile picture/);
    return null;
  },
};
