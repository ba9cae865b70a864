import { paths } from '../../../src/routes.ts';
import type { Outcome } from '../../http/faults.ts';
import type { Backend } from '../../createBackend.ts';
import { appears, choosePicture, fieldNamed, fill, goTo, press } from './phone.ts';

const TEXT = 'Typed with care.';

/** What was typed, so that it can be seen whether it is kept. */
type Typed = HTMLInputElement | HTMLTextAreaElement | null;

interface Deed {
  name: string;
  endpoint: string;
  /** Does it in the phone as a person would. */
  perform: (backend: Backend) => Promise<Typed>;
}
export interface Failure extends Deed {
  group: string;
  outcome: Outcome;
  /** What the specification promises: 'Error. Failed to like post. Please try again.' */
  expected: string;
  /** Leads to the sign-in page after that. */
  signsIn?: boolean;
}

const LIKE: Deed = {
  name: 'Liking a post',
  endpoint: 'POST /api/posts/:id/like',
  async perform() {
    goTo(paths.home());
    await press(/^(Like|Unlike) post by/);
    return null;
  },
};
const SAVE: Deed = {
  name: 'Saving a post',
  endpoint: 'POST /api/posts/:id/bookmark',
  async perform() {
    goTo(paths.home());
    await press(/^(Save|Remove saved) post/);
    return null;
  },
};
const COMMENT: Deed = {
  name: 'Commenting',
  endpoint: 'POST /api/posts/:id/comments',
  async perform({ db }) {
    goTo(paths.post(db.post.all().find(({ type }) => type === 'story')?.id ?? ''));
    const box = await fill(/^Comment/, TEXT);
    await press(/^Send comment/);
    return box;
  },
};
const VOTE: Deed = {
  name: 'Voting in a poll',
  endpoint: 'POST /api/polls/:id/vote',
  async perform() {
    goTo(`${paths.home()}?filter=polls`);
    await press(/./, 'main article [role="group"]:not([aria-busy="true"]) > button:not(:disabled)');
    return null;
  },
};
const POST: Deed = {
  name: 'Posting',
  endpoint: 'POST /api/posts',
  async perform() {
    goTo(paths.createPost('story'));
    const story = await fill(/^Your story/, TEXT);
    await press(/^Post Story/);
    return story;
  },
};
const ASK: Deed = {
  name: 'Asking a question',
  endpoint: 'POST /api/local-questions',
  async perform() {
    goTo(paths.askLocal());
    await press(/^Ask Question/);
    const title = await fill(/^Title/, TEXT);
    for (const label of [/^Question details/, /^Destination/, /^Country/]) await fill(label, TEXT);
    await press(/^Post Question/);
    return title;
  },
};
const ANSWER: Deed = {
  name: 'Posting an answer',
  endpoint: 'POST /api/local-questions/:id/answers',
  async perform({ db, session }) {
    goTo(paths.question(db.question.all().find(({ userId }) => userId !== session.userId())?.id ?? ''));
    const box = await fill(/^Your answer/, TEXT);
    await press(/^Post Answer/);
    return box;
  },
};
const ANSWER_VOTE: Deed = {
  name: 'Voting on an answer',
  endpoint: 'POST /api/local-answers/:answerId/vote',
  async perform({ db, session }) {
    goTo(paths.question(db.answer.all().find(({ userId }) => userId !== session.userId())?.questionId ?? ''));
    await press(/^Helpful: answer by/);
    return null;
  },
};
const ADD: Deed = {
  name: 'Adding a destination',
  endpoint: 'POST /api/travel-todos',
  async perform() {
    goTo(paths.todoList());
    await press(/^Add( a place)?$/);
    const field = await fill(/^Destination/, 'Majuli');
    await press(/^Add to my list/);
    return field;
  },
};
const VISIT: Deed = {
  name: 'Marking a place as visited',
  endpoint: 'PATCH /api/travel-todos/:id/visited',
  async perform() {
    goTo(paths.todoList());
    await press(/^Mark .* visited/);
    return null;
  },
};
const REMOVE: Deed = {
  name: 'Removing a destination',
  endpoint: 'DELETE /api/travel-todos/:id',
  async perform() {
    goTo(paths.todoList());
    await press(/^Remove (?!saved)/);
    return null;
  },
};
const PLAN: Deed = {
  name: 'Sending a travel plan',
  endpoint: 'POST /api/itinerary-comparison',
  async perform() {
    goTo(paths.travelPlanning());
    // A plan that was begun before is taken up at the step where it was left.
    const first = await appears(
      () => fieldNamed(/^Start date/) ?? fieldNamed(/^Contact name/),
      'The plan does not begin.',
    );
    if (/date/.test(first.type)) {
      await fill(/^Destination/, 'Hampi');
      await fill(/^Start date/, '2030-12-04');
      await fill(/^End date/, '2030-12-12');
      await press(/^Next/);
      await appears(() => document.querySelector('[aria-valuetext^="Step 2"]'), 'There is no second step.');
      await press(/^Next/);
    }
    const name = await fill(/^Contact name/, 'Ananya Rao');
    await fill(/^Email/, 'ananya@example.com');
    for (const label of [/^Phone/, /^Mobile/]) await fill(label, '080 1234567');
    await press(/^Submit my plan/);
    return name;
  },
};
const PROFILE: Deed = {
  name: 'Saving the profile',
  endpoint: 'PATCH /api/auth/user',
  async perform() {
    goTo(paths.editProfile());
    const bio = await fill(/^Bio/, TEXT);
    await press(/^Save Changes/);
    return bio;
  },
};
const PICTURE: Deed = {
  name: 'Changing the picture',
  endpoint: 'POST /api/auth/user/profile-picture',
  async perform() {
    goTo(paths.editProfile());
    await choosePicture(/^Change profile picture/);
    return null;
  },
};

const LOGGED_OUT = 'Unauthorized. You are logged out. Logging in again...';

const fails = (group: string, deed: Deed, text: string, outcome: Outcome = 500): Failure => ({
  ...deed,
  group,
  outcome,
  expected: `Error. ${text}`,
});
const signedOut = (deed: Deed, expected = LOGGED_OUT, signsIn = true): Failure => ({
  ...deed,
  name: `${deed.name}, signed out`,
  group: 'Session',
  outcome: 401,
  expected,
  signsIn,
});

/** The error catalogue of the specification, each row a failure that really happens. */
export const catalogue: readonly Failure[] = [
  fails('Feed', LIKE, 'Failed to like post. Please try again.'),
  fails('Feed', SAVE, 'Failed to bookmark post. Please try again.'),
  fails('Feed', COMMENT, 'Failed to add comment. Please try again.'),
  fails('Feed', VOTE, 'Failed to record vote. Please try again.'),
  fails('Feed', POST, 'Failed to create post. Please try again.'),
  fails(
    'Asking and answering',
    ASK,
    'Failed to post question. Please check all fields and try again.',
    'offline',
  ),
  fails('Asking and answering', { ...ASK, name: 'Asking, with words of the server' }, 'Forced 500'),
  fails('Asking and answering', ANSWER, 'Failed to post answer. Please try again.'),
  fails('Asking and answering', ANSWER_VOTE, 'Failed to vote on answer.'),
  fails('Places and plans', ADD, 'Failed to add destination. Please try again.'),
  fails('Places and plans', VISIT, 'Failed to update todo. Please try again.'),
  fails('Places and plans', REMOVE, 'Failed to remove destination. Please try again.'),
  {
    ...PLAN,
    group: 'Places and plans',
    outcome: 500,
    expected: 'Submission Failed. There was an error submitting your itinerary. Please try again.',
  },
  fails('Profile', PROFILE, 'Failed to update profile: Forced 500'),
  fails('Profile', PICTURE, 'Failed to update profile picture: Forced 500'),
  signedOut(COMMENT),
  signedOut(VOTE),
  signedOut(ANSWER),
  signedOut(POST),
  signedOut(PROFILE),
  signedOut(PICTURE),
  signedOut(ASK, 'Please log in. You need to be logged in to ask questions.', false),
  signedOut(PLAN, 'Please log in. You need to be logged in to submit travel plans.'),
];
