import { press, controls } from '../simulation/screen.ts';
import { type FailureCase, type Fault, readFailureText } from './FailureCase.ts';
import type { FaultedPage } from './FaultedPage.ts';

const RETRY = /^(?:Try again|Retry)$/;

/** Presses the retry buttons; without any (a missing entity), reloads the page. */
function retryOrReload(page: FaultedPage): void | Promise<void> {
  const buttons = controls(page.document, 'button', RETRY);
  if (buttons.length === 0) return page.load(page.window.location.pathname + page.window.location.search);
  for (const button of buttons) press(page.window, button);
}

const read = (
  call: string,
  path: FailureCase['path'],
  expectedTexts: FailureCase['expectedTexts'],
  more: Partial<FailureCase> = {},
): FailureCase => ({
  call: `GET /api/${call}`,
  path,
  expectedTexts,
  retry: retryOrReload,
  ...more,
});
/** A whole section that did not load, with the cause. */
const sectionError =
  (title: string, missing?: string): FailureCase['expectedTexts'] =>
  (fault: Fault) =>
    fault === 404 && missing !== undefined ? [missing] : [title, readFailureText(fault)];
/** A single line in place of a value. */
const inlineError =
  (...texts: string[]): FailureCase['expectedTexts'] =>
  () =>
    texts;

const openSaved = (page: FaultedPage): Promise<void> => {
  const [button] = controls(page.document, 'button', /^Saved$/);
  if (button) press(page.window, button);
  return page.settle();
};

/** Every read, on a screen that shows it. */
export const reads: readonly FailureCase[] = [
  read(
    'auth/user',
    () => '/',
    (fault) => (fault === 401 ? ['Sign in'] : ['Your account did not load.']),
  ),
  read(
    'users/:id',
    (idOf) => `/profile/${idOf('other')}`,
    sectionError('The profile did not load', 'User not found'),
  ),
  read('users/:id/stats', () => '/', sectionError('Your level and points did not load')),
  read('users/:id/ranking', () => '/', inlineError('Your rank did not load.')),
  read('users/:id/badges', () => '/profile', sectionError('The achievements did not load')),
  read('users/:id/challenges', () => '/profile', sectionError('The achievements did not load')),
  read('users/:id/posts', () => '/profile?tab=posts', sectionError('The posts did not load')),
  read('users/:id/travel-todos', () => '/todo-list', sectionError('Your list did not load')),
  read('users/:id/visited-places', () => '/profile?tab=visited', sectionError('The places did not load')),
  read('users/:id/bookmarks', () => '/profile', sectionError('The posts did not load'), { act: openSaved }),
  read('users/:id/local-questions', () => '/ask-local', sectionError('Your questions did not load')),
  read('unified-feed', () => '/', sectionError('The feed did not load')),
  read(
    'posts/:id',
    (idOf) => `/post/${idOf('otherPost')}`,
    sectionError('The post did not load', 'Post not found'),
  ),
  read('local-questions', () => '/ask-local', sectionError('The questions did not load')),
  read(
    'local-questions/:id',
    (idOf) => `/question/${idOf('otherQuestion')}`,
    sectionError('The question did not load', 'Question not found'),
  ),
  read('custom-packages', () => '/packages', sectionError('The packages did not load')),
  read(
    'custom-packages/:id',
    (idOf) => `/package/${idOf('package')}`,
    sectionError('The package did not load', 'Package Not Found'),
  ),
  read('custom-destinations', () => '/destinations', sectionError('The destinations did not load')),
  read(
    'custom-destinations/:id',
    (idOf) => `/destination/${idOf('destination')}`,
    sectionError('The destination did not load', 'Destination Not Found'),
  ),
  read('trending-tags', () => '/explore', sectionError('The tags did not load')),
  read('search', () => '/explore?q=goa', sectionError('The search failed')),
  read('leaderboard', () => '/leaderboard', sectionError('The leaderboard did not load')),
  read('sponsors', () => '/leaderboard', inlineError('The leaderboard sponsors did not load.')),
];
