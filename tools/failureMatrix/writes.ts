import { type Role, controls, isField, press, typeText } from '../simulation/screen.ts';
import { type FailureCase, type Fault, serverMessage, writeFailureText } from './FailureCase.ts';
import type { FaultedPage } from './FaultedPage.ts';

/** Typed text that must still be there after the failure. */
const TYPED_TEXT = 'Typed with care.';

function find(page: FaultedPage, role: Role, name: RegExp) {
  const [found] = controls(page.document, role, name);
  if (!found) throw new Error(`No ${role} is named ${String(name)}`);
  return found;
}
const pressControl =
  (name: RegExp, role: Role = 'button') =>
  (page: FaultedPage): void =>
    press(page.window, find(page, role, name));
function type(page: FaultedPage, name: RegExp, text = TYPED_TEXT): void {
  const field = find(page, 'textbox', name);
  if (isField(field)) typeText(page.window, field, text);
}
/** Opens a dialog, if there is one, and fills in its fields. */
const fillForm =
  (names: readonly RegExp[], opener?: RegExp) =>
  async (page: FaultedPage): Promise<void> => {
    if (opener) pressControl(opener)(page);
    if (opener) await page.settle();
    for (const name of names) type(page, name);
    await page.settle();
  };

const LOGGED_OUT = ['Unauthorized', 'You are logged out. Logging in again...'];
const failureTexts =
  (
    text: string | ((words: string) => string),
    unauthorized?: readonly string[],
    title = 'Error',
  ): FailureCase['expectedTexts'] =>
  (fault: Fault) => {
    if (fault === 401 && unauthorized) return [...unauthorized];
    return [title, typeof text === 'string' ? text : text(serverMessage(fault)), ...writeFailureText(fault)];
  };
const otherPostPath: FailureCase['path'] = (idOf) => `/post/${idOf('otherPost')}`;
const otherQuestionPath: FailureCase['path'] = (idOf) => `/question/${idOf('otherQuestion')}`;

/** The page of another user's answer. */
const otherAnswerPath: FailureCase['path'] = (idOf, db) =>
  `/question/${db.answer.get(idOf('otherAnswer'))?.questionId}`;

async function fillPlan(page: FaultedPage): Promise<void> {
  type(page, /^Destination/);
  type(page, /^Start date/, '2026-12-04');
  type(page, /^End date/, '2026-12-12');
  for (let step = 0; step < 2; step += 1) {
    await page.settle();
    pressControl(/^Next$/)(page);
    await page.settle();
  }
  for (const name of [/^Contact name/, /^Phone/, /^Mobile/]) type(page, name, `${TYPED_TEXT} 080`);
  type(page, /^Email$/, 'ananya@example.com');
  await page.settle();
}

function choosePicture(page: FaultedPage): void {
  const { window, document } = page;
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('No file can be chosen');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: [new File([png], 'me.png', { type: 'image/png' })],
  });
  input.dispatchEvent(new window.Event('change', { bubbles: true }));
}

/** Every write, on a screen that sends it. */
export const writes: readonly FailureCase[] = [
  {
    call: 'PATCH /api/auth/user',
    path: () => '/edit-profile',
    prepare: fillForm([/^Bio/]),
    act: pressControl(/^Save Changes$/),
    expectedTexts: failureTexts(
      (words) => `Failed to update profile: ${words || 'please try again'}`,
      LOGGED_OUT,
    ),
  },
  {
    call: 'POST /api/auth/user/profile-picture',
    path: () => '/edit-profile',
    act: choosePicture,
    expectedTexts: failureTexts(
      (words) => `Failed to update profile picture: ${words || 'please try again'}`,
      LOGGED_OUT,
    ),
  },
  {
    call: 'POST /api/posts',
    path: () => '/create-post',
    prepare: fillForm([/^Your story/]),
    act: pressControl(/^Post Story$/),
    expectedTexts: failureTexts('Failed to create post. Please try again.', LOGGED_OUT),
  },
  {
    call: 'POST /api/posts/:id/like',
    path: otherPostPath,
    act: pressControl(/^Like post by/),
    expectedTexts: failureTexts('Failed to like post. Please try again.'),
  },
  {
    call: 'POST /api/posts/:id/bookmark',
    path: otherPostPath,
    act: pressControl(/^(?:Save|Remove saved) post by/),
    expectedTexts: failureTexts('Failed to bookmark post. Please try again.'),
  },
  {
    call: 'POST /api/posts/:id/comments',
    path: otherPostPath,
    prepare: fillForm([/^Comment on post by/]),
    act: pressControl(/^Send comment$/),
    expectedTexts: failureTexts('Failed to add comment. Please try again.', LOGGED_OUT),
  },
  {
    call: 'POST /api/polls/:id/vote',
    path: (idOf, db) => `/post/${db.poll.get(idOf('openPoll'))?.postId}`,
    act: (page) => {
      const option = controls(page.document, 'button', /./).find((button) =>
        button.closest('[role="group"]'),
      );
      if (!option) throw new Error('No option can be chosen');
      press(page.window, option);
    },
    expectedTexts: failureTexts('Failed to record vote. Please try again.', LOGGED_OUT),
  },
  {
    call: 'POST /api/travel-todos',
    path: () => '/todo-list',
    prepare: fillForm([/^Destination/, /^Notes/], /^Add$/),
    act: pressControl(/^Add to my list$/),
    expectedTexts: failureTexts('Failed to add destination. Please try again.'),
  },
  {
    call: 'PATCH /api/travel-todos/:id/visited',
    path: () => '/todo-list',
    act: pressControl(/^Mark .* visited$/),
    expectedTexts: failureTexts('Failed to update todo. Please try again.'),
  },
  {
    call: 'DELETE /api/travel-todos/:id',
    path: () => '/todo-list',
    act: pressControl(/^Remove /),
    expectedTexts: failureTexts('Failed to remove destination. Please try again.'),
  },
  {
    call: 'POST /api/local-questions',
    path: () => '/ask-local',
    prepare: fillForm([/^Title/, /^Question details/, /^Destination/, /^Country/], /^Ask Question$/),
    act: pressControl(/^Post Question$/),
    expectedTexts: failureTexts(
      (words) => words || 'Failed to post question. Please check all fields and try again.',
      ['Please log in', 'You need to be logged in to ask questions.'],
    ),
  },
  {
    call: 'POST /api/local-questions/:id/answers',
    path: otherQuestionPath,
    prepare: fillForm([/^Your answer/]),
    act: pressControl(/^Post Answer$/),
    expectedTexts: failureTexts('Failed to post answer. Please try again.', LOGGED_OUT),
  },
  {
    call: 'POST /api/local-answers/:answerId/vote',
    path: otherAnswerPath,
    act: pressControl(/^Helpful: answer by/),
    expectedTexts: failureTexts('Failed to vote on answer.'),
  },
  {
    call: 'POST /api/itinerary-comparison',
    path: () => '/travel-planning',
    prepare: fillPlan,
    act: pressControl(/^Submit my plan$/),
    expectedTexts: failureTexts(
      'There was an error submitting your itinerary. Please try again.',
      ['Please log in', 'You need to be logged in to submit travel plans.'],
      'Submission Failed',
    ),
  },
  {
    call: 'POST /api/sponsors/:id/impression',
    path: () => '/leaderboard',
    expectedTexts: () => ['Leaderboard'],
    warns: /^Impression of .* was not counted/,
    retry: (page) => page.load('/leaderboard'),
  },
  {
    call: 'POST /api/sponsors/:id/click',
    path: () => '/leaderboard',
    act: (page) => {
      const link = controls(page.document, 'link', /./).find(
        (each) => each.getAttribute('target') === '_blank',
      );
      if (!link) throw new Error('No sponsor can be opened');
      page.window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      press(page.window, link);
    },
    expectedTexts: () => ['Leaderboard'],
    warns: /^Click on .* was not counted/,
  },
];
