import type { Page } from '@playwright/test';
import { loadingElements } from '../support/appearance.ts';
import { expectAccessible, expectWellStructured, goTo } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expectToast, openDrawer } from '../pages/layout.ts';
import { findDestination, findPackage, findPost, findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

const ownStory = findPost({ type: 'story', own: true });
const answered = findQuestion({ answers: 3 });
const unanswered = findQuestion({ answers: 0 });

const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

/**
 * Navigates in the app and waits for the new screen's title: until its code has loaded, the old screen stays.
 */
async function showScreen(page: Page, path: string): Promise<void> {
  const title = await page.title();
  const isNewScreen = new URL(page.url()).pathname !== withoutQuery(path);
  await goTo(page, path);
  if (isNewScreen) await expect(page).not.toHaveTitle(title);
}

/** Waits until the screen has loaded. */
const waitUntilLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(loadingElements(page)).toHaveCount(0);
};

/**
 * States with a story are checked by axe there, in both themes; a search or filter in the URL has no story.
 */
const hasNoStory = (path: string): boolean => path.includes('?');

interface AuditOptions {
  /** A text expected on each screen. */
  text?: string;
  /** The screens that axe checks; all of them by default. */
  axe?: (path: string) => boolean;
}

/** Checks the screens one after the other, and that each has a unique title. */
async function audit(
  page: Page,
  name: string,
  paths: readonly string[],
  { text, axe = () => true }: AuditOptions = {},
): Promise<void> {
  const titles = new Set<string>();
  for (const path of paths) {
    await showScreen(page, path);
    await waitUntilLoaded(page);
    if (text) await expect(page.getByText(text).first()).toBeVisible();
    await expectWellStructured(page, `${name} ${path}`);
    if (axe(path)) await expectAccessible(page, `${name} ${path}`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(new Set(paths.map(withoutQuery)).size);
}

const routes = [
  [
    '/',
    '/?filter=polls',
    '/profile',
    '/edit-profile',
    '/explore',
    '/todo-list',
    '/create-post',
    '/create-post?type=poll',
  ],
  [
    `/post/${ownStory.id}`,
    '/ask-local',
    `/question/${answered.id}`,
    `/question/${unanswered.id}`,
    '/travel-planning',
    '/packages',
  ],
  [
    `/package/${findPackage({ featured: true }).id}`,
    '/destinations',
    `/destination/${findDestination({ featured: true }).id}`,
    '/leaderboard',
    '/landing',
    '/no/such',
  ],
] as const;

for (const paths of routes) {
  test(`[SHIP-10] has accessible, well-structured screens from ${paths[0]} on`, async ({ page, open }) => {
    test.slow();
    await open(demoUrl('/landing'));
    // One complete screen of the bundle, to confirm that it matches the stories.
    await audit(page, 'default', paths, { axe: (path) => hasNoStory(path) || path === '/' });
  });
  test(`[AUTH-04, EXPL-12, SHIP-10] opens accessible, well-structured screens to a visitor from ${paths[0]} on`, async ({
    page,
    open,
  }) => {
    test.slow();
    await open(demoUrl('/landing', { as: 'visitor' }));
    const known = paths.filter((path) => !/^\/(landing|no\/such)/.test(path));
    await audit(page, 'visitor', known, { axe: hasNoStory });
    await expect(page).toHaveURL(known.at(-1) ?? '/');
  });
}

test('[SHIP-10] has accessible empty states', async ({ page, open }) => {
  test.slow();
  await open(demoUrl('/landing', { scenario: 'empty' }));
  await audit(
    page,
    'empty',
    [
      '/',
      '/?filter=questions',
      '/profile',
      '/profile?tab=posts',
      '/profile?tab=visited',
      '/profile?tab=to-do',
      '/explore',
      '/explore?q=ferry',
      '/todo-list',
      '/ask-local',
      '/packages',
      '/destinations',
      '/leaderboard',
    ],
    { axe: hasNoStory },
  );
});

const FAILING = [
  'GET /api/unified-feed',
  'GET /api/posts/:id',
  'GET /api/users/:id',
  'GET /api/users/:id/travel-todos',
  'GET /api/local-questions',
  'GET /api/local-questions/:id',
  'GET /api/custom-packages',
  'GET /api/custom-packages/:id',
  'GET /api/custom-destinations',
  'GET /api/custom-destinations/:id',
  'GET /api/trending-tags',
  'GET /api/search',
  'GET /api/leaderboard',
  'GET /api/sponsors',
].map((endpoint) => `${endpoint}~500`);

for (const paths of [
  ['/', '/profile/traveller_002', '/explore', '/explore?q=ferry', '/todo-list', `/post/${ownStory.id}`],
  [
    '/ask-local',
    `/question/${answered.id}`,
    '/packages',
    `/package/${findPackage({ featured: true }).id}`,
    '/destinations',
    `/destination/${findDestination({ featured: true }).id}`,
    '/leaderboard',
  ],
]) {
  test(`[FEED-26, SHIP-10] has accessible error states with a retry button from ${paths[0]} on`, async ({
    page,
    open,
  }) => {
    test.slow();
    await open(demoUrl('/landing', { faults: FAILING }));
    await audit(page, 'error', paths, { text: 'Try again', axe: hasNoStory });
  });
}

test('[POST-03, Q-11, PKGD-10, DESTD-10, PROF-08, SHIP-10] has accessible states for missing items', async ({
  page,
  open,
}) => {
  test.slow();
  await open(demoUrl('/landing'));
  for (const [path, title] of [
    ['/post/x', 'Post not found'],
    ['/question/x', 'Question not found'],
    ['/package/x', 'Package Not Found'],
    ['/destination/x', 'Destination Not Found'],
    ['/profile/x', 'User not found'],
  ] as const)
    await audit(page, 'missing', [path], { text: title, axe: hasNoStory });
});

test('[HDR-14, SHIP-10] has accessible drawers, panels, dialogs, menus, steps and toasts', async ({
  page,
  open,
  app,
}) => {
  test.slow();
  await open(demoUrl('/'));
  await openDrawer(page);
  await expectAccessible(page, 'drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expectAccessible(page, 'notifications');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter the feed' }).click();
  await expectAccessible(page, 'filter menu');
  await page.keyboard.press('Escape');
  const like = page.getByRole('button', { name: /^Save post by/ }).first();
  await like.click();
  await expectToast(page, 'Bookmark added');
  await expectAccessible(page, 'toast');
  await page
    .getByRole('button', { name: /^Open picture 1/ })
    .first()
    .click();
  await expectAccessible(page, 'picture viewer');
  await page.keyboard.press('Escape');
  await goTo(page, '/ask-local');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await page.getByRole('button', { name: 'Post Question' }).click();
  await expectToast(page, 'Missing Information');
  await expectAccessible(page, 'question dialog with a failure');
  await page.keyboard.press('Escape');
  await goTo(page, '/todo-list');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page, 'to-do dialog');
  await page.keyboard.press('Escape');
  await goTo(page, '/profile?tab=posts');
  await page.getByRole('button', { name: 'Saved' }).click();
  await waitUntilLoaded(page);
  await expectAccessible(page, 'saved dialog');
  await page.keyboard.press('Escape');
  await goTo(page, '/travel-planning');
  await app.travelPlanning.fillTrip('2026-12-01');
  for (const step of ['Budget & Preferences', 'Current Itinerary (Optional)']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
    await expectWellStructured(page, step);
    await expectAccessible(page, step);
  }
});
