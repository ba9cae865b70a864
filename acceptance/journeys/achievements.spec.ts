import type { Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { achievementCard, achievements, drawings } from '../support/appearance.ts';
import { expectToast, mainNav, toasts } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

const NEWCOMER = 'traveller_003';

/** What says that something was earned. */
const news = (page: Page, text: RegExp): Locator => page.getByRole('status').filter({ hasText: text });

/** Adds a place to the list in the backend; resolves to its id. */
const addTodo = (page: Page, destination: string): Promise<string> =>
  page.evaluate(async (name) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ destination: name });
    const added = await fetch('/api/travel-todos', { method: 'POST', headers, body });
    const { id }: { id: string } = await added.json();
    return id;
  }, destination);

/** Marks places as visited in the backend, as if that had happened on another day. */
async function visitPlaces(page: Page, places: number): Promise<void> {
  for (let place = 0; place < places; place++) {
    const id = await addTodo(page, `Village ${place}`);
    await page.evaluate((todo) => fetch(`/api/travel-todos/${todo}/visited`, { method: 'PATCH' }), id);
  }
}

/** Opens the list and waits for the part that is loaded when the browser is idle. */
async function openTodos(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/todo-list');
  await achievements(page).waitFor({ state: 'attached' });
}

test('[PROF-09, TODO-05] shows the badge that the tenth place earns after the toast, and what it covers stays in reach', async ({
  page,
  open,
}) => {
  await open(demoUrl('/packages', { as: NEWCOMER }));
  await visitPlaces(page, 9);
  await addTodo(page, 'Hampi');
  await openTodos(page, open);
  const visit = page.getByRole('button', { name: 'Mark Hampi visited' });
  await expect(visit).toBeVisible();
  const card = news(page, /Badge earned/);
  await expect(card).toHaveCount(0);
  await visit.click();
  await expectToast(page, 'Marked as visited!', '+5 points');
  await expect(card).toHaveCount(0);
  await expect(card).toContainText(/Ten Postmarks.*epic/i);
  await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(drawings(card)).not.toHaveCount(0);
  await expect(card).not.toContainText('+');
  const box = await achievementCard(page).boundingBox();
  for (const other of [mainNav(page), page.getByRole('banner')]) {
    const area = await other.boundingBox();
    if (!box || !area) throw new Error('Not shown');
    expect(box.y >= area.y + area.height || box.y + box.height <= area.y).toBe(true);
  }
  expect(await card.evaluate((status) => status.contains(document.activeElement))).toBe(false);
  await card.getByRole('link', { name: 'See it on your profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Ten Postmarks' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('[PROF-12, PTS-09] shows a badge and a completed challenge one after the other, after the new level', async ({
  page,
  open,
}) => {
  await open(demoUrl('/packages', { as: NEWCOMER }));
  await visitPlaces(page, 2);
  // Two points each: 96 with the two places.
  await page.evaluate(async () => {
    for (let post = 0; post < 43; post++) {
      const body = new FormData();
      body.set('type', 'story');
      body.set('content', `Mile ${post}`);
      await fetch('/api/posts', { method: 'POST', body });
    }
  });
  await addTodo(page, 'Hampi');
  await openTodos(page, open);
  await page.getByRole('button', { name: 'Mark Hampi visited' }).click();
  const level = news(page, /Level 2 · /);
  const card = news(page, /Challenge completed/);
  await expect(level).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(card).toContainText('Three Stamps');
  await expect(level).toHaveCount(0);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);
});

test('[PROF-09] shows the badge of a post that is written as soon as the page has loaded', async ({
  page,
  open,
  app,
}) => {
  await open(demoUrl('/create-post', { as: NEWCOMER }));
  await app.createPost.content.fill('The ferry waited for the goats.');
  await app.createPost.submit.click();
  await expectToast(page, 'Your post has been created!');
  await expect(news(page, /Badge earned/)).toContainText('First Page');
});
