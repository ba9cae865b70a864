import { press, controls } from '../simulation/screen.ts';
import { type Case, type Fault, whyRead } from './Case.ts';
import type { FaultedPage } from './FaultedPage.ts';

const RETRY = /^(?:Try again|Retry)$/;

/** Presses what asks again; a thing that is not there is asked for by loading its page again. */
function askAgain(page: FaultedPage): void | Promise<void> {
  const buttons = controls(page.document, 'button', RETRY);
  if (buttons.length === 0) return page.load(page.window.location.pathname + page.window.location.search);
  for (const button of buttons) press(page.window, button);
}

const read = (call: string, at: Case['at'], says: Case['says'], more: Partial<Case> = {}): Case => ({
  call: `GET /api/${call}`,
  at,
  says,
  again: askAgain,
  ...more,
});
/** A whole part that did not load, with the reason. */
const part =
  (title: string, missing?: string): Case['says'] =>
  (fault: Fault) =>
    fault === 404 && missing !== undefined ? [missing] : [title, whyRead(fault)];
/** One line in place of a value. */
const line =
  (...texts: string[]): Case['says'] =>
  () =>
    texts;

const openSaved = (page: FaultedPage): Promise<void> => {
  const [button] = controls(page.document, 'button', /^Saved$/);
  if (button) press(page.window, button);
  return page.settle();
};

/** Every read, at a screen that shows it. */
export const reads: readonly Case[] = [
  read(
    'auth/user',
    () => '/',
    (fault) => (fault === 401 ? ['Sign in'] : ['Your account did not load.']),
  ),
  read(
    'users/:id',
    (find) => `/profile/${find('other')}`,
    part('The profile did not load', 'User not found'),
  ),
  read('users/:id/stats', () => '/', part('Your level and points did not load')),
  read('users/:id/ranking', () => '/', line('Your rank did not load.')),
  read('users/:id/badges', () => '/profile', part('The achievements did not load')),
  read('users/:id/challenges', () => '/profile', part('The achievements did not load')),
  read('users/:id/posts', () => '/profile?tab=posts', part('The posts did not load')),
  read('users/:id/travel-todos', () => '/todo-list', part('Your list did not load')),
  read('users/:id/visited-places', () => '/profile?tab=visited', part('The places did not load')),
  read('users/:id/bookmarks', () => '/profile', part('The posts did not load'), { act: openSaved }),
  read('users/:id/local-questions', () => '/ask-local', part('Your questions did not load')),
  read('unified-feed', () => '/', part('The feed did not load')),
  read('posts/:id', (find) => `/post/${find('otherPost')}`, part('The post did not load', 'Post not found')),
  read('local-questions', () => '/ask-local', part('The questions did not load')),
  read(
    'local-questions/:id',
    (find) => `/question/${find('otherQuestion')}`,
    part('The question did not load', 'Question not found'),
  ),
  read('custom-packages', () => '/packages', part('The packages did not load')),
  read(
    'custom-packages/:id',
    (find) => `/package/${find('package')}`,
    part('The package did not load', 'Package Not Found'),
  ),
  read('custom-destinations', () => '/destinations', part('The destinations did not load')),
  read(
    'custom-destinations/:id',
    (find) => `/destination/${find('destination')}`,
    part('The destination did not load', 'Destination Not Found'),
  ),
  read('trending-tags', () => '/explore', part('The tags did not load')),
  read('search', () => '/explore?q=goa', part('The search failed')),
  read('leaderboard', () => '/leaderboard', part('The leaderboard did not load')),
  read('sponsors', () => '/leaderboard', line('The leaderboard sponsors did not load.')),
];
