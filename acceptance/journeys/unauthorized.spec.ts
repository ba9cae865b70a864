import type { Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { pngFile } from '../support/pngFile.ts';
import { articles, expectErrorToast, firstPost, mainNav, openComments, toasts } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const unanswered = findQuestion({ answers: 0 }).id;

const LOGGED_OUT = ['You are logged out. Logging in again...', 'Unauthorized'] as const;

/** Expects the toast for exactly 500 ms, then a redirect to /api/login (AUTH-14). */
async function sentToLogin(page: Page, [description, title]: readonly [string, string]): Promise<void> {
  const before = page.url();
  await expectErrorToast(page, description, title);
  await page.clock.runFor(499);
  expect(page.url()).toBe(before);
  await page.clock.runFor(1);
  await page.waitForURL(/\/api\/login\/?$/, { waitUntil: 'commit' });
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

/** Fills in the dialog 'Ask Question' and leaves it open. */
async function writeQuestion(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('dialog', { name: 'Ask Question' });
  for (const label of ['Title', 'Question details', 'Destination', 'Country'])
    await form.getByLabel(label).fill('Goa');
  return form;
}

test.beforeEach(({ page }) => installClock(page));

test('[CARD-17, ERR-02, ERR-03, AUTH-14] asks to sign in again for a comment', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  const post = firstPost(page);
  const box = await openComments(post);
  await box.fill('Kept until I am back.');
  await backend('expireSession()');
  await pauseClock(page);
  await box.press('Enter');
  await expectErrorToast(page, ...LOGGED_OUT);
  await expect(box).toHaveValue('Kept until I am back.');
  await sentToLogin(page, LOGGED_OUT);
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/');
  await expect(box).toHaveValue('Kept until I am back.');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(post.getByText('Kept until I am back.')).toBeVisible();
});

test('[POLL-09, ERR-03] asks to sign in again for a vote', async ({ page, open, backend }) => {
  await open(demoUrl('/?filter=polls'));
  const ballot = articles(page).filter({
    has: page.getByRole('group').getByRole('button', { disabled: false }),
  });
  await expect(ballot.first()).toBeVisible();
  await backend('expireSession()');
  await pauseClock(page);
  await ballot.first().getByRole('group').getByRole('button').first().click();
  await sentToLogin(page, LOGGED_OUT);
});

test('[Q-14, ERR-03] asks to sign in again for an answer', async ({ page, open, backend }) => {
  await open(demoUrl(`/question/${unanswered}`));
  await page.getByLabel('Your answer').fill('Kept until I am back.');
  await backend('expireSession()');
  await pauseClock(page);
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await sentToLogin(page, LOGGED_OUT);
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL(`/question/${unanswered}`);
  await expect(page.getByLabel('Your answer')).toHaveValue('Kept until I am back.');
});

test('[CRE-14, ERR-03] asks to sign in again for a post', async ({ page, open, backend }) => {
  await open(demoUrl('/create-post'));
  await page.getByLabel('Your story').fill('Kept until I am back.');
  await backend('expireSession()');
  await pauseClock(page);
  await page.getByRole('button', { name: 'Post Story' }).click();
  await sentToLogin(page, LOGGED_OUT);
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/create-post');
  await expect(page.getByLabel('Your story')).toHaveValue('Kept until I am back.');
});

test('[EDIT-10, ERR-03] asks to sign in again for a profile update and a picture upload', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/edit-profile'));
  await page.getByLabel('Bio').fill('Between trains.');
  await backend('expireSession()');
  await pauseClock(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await sentToLogin(page, LOGGED_OUT);
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await backend('expireSession()');
  await pauseClock(page);
  await page.getByLabel('Change profile picture').setInputFiles(pngFile('me.png'));
  await sentToLogin(page, LOGGED_OUT);
});

test('[PLAN-25] asks to sign in again for a travel plan', async ({ page, open, backend, app }) => {
  await open(demoUrl('/travel-planning'));
  await app.travelPlanning.fillAllSteps();
  await backend('expireSession()');
  await pauseClock(page);
  await page.getByRole('button', { name: 'Submit my plan' }).click();
  await sentToLogin(page, ['You need to be logged in to submit travel plans.', 'Please log in']);
});

test('[ASK-29, ERR-04] shows their own texts for questions, likes, bookmarks and to-dos, and stays on the screen', async ({
  page,
  open,
  backend,
}) => {
  /** Expects the text, and no redirect for much longer than 500 ms. */
  const stays = async (...words: [description: string, title?: string]): Promise<void> => {
    const before = page.url();
    await expectErrorToast(page, ...words);
    await page.clock.runFor(2000);
    expect(page.url()).toBe(before);
    await expectErrorToast(page, ...words);
    await page.clock.resume();
  };
  await open(demoUrl('/'));
  await backend('expireSession()');
  const post = firstPost(page);
  const like = post.getByRole('button', { name: /^(Like|Unlike) post by/ });
  const name = await like.getAttribute('aria-label');
  await pauseClock(page);
  await like.click();
  await stays('Failed to like post. Please try again.');
  await expect(like).toHaveAccessibleName(name ?? '');
  await post.getByRole('button', { name: /^(Save|Remove saved) post/ }).click();
  await stays('Failed to bookmark post. Please try again.');

  await open(demoUrl('/todo-list'));
  await expect(page.getByRole('button', { name: 'Remove Istanbul' })).toBeVisible();
  await backend('expireSession()');
  await page.getByRole('button', { name: 'Mark Istanbul visited' }).click();
  await stays('Failed to update todo. Please try again.');
  await page.getByRole('button', { name: 'Remove Istanbul' }).click();
  await stays('Failed to remove destination. Please try again.');

  await open(demoUrl('/ask-local'));
  const form = await writeQuestion(page);
  await backend('expireSession()');
  await form.getByRole('button', { name: 'Post Question' }).click();
  await stays('You need to be logged in to ask questions.', 'Please log in');
  await expect(form.getByLabel('Title')).toHaveValue('Goa');
});

test('[ASK-29, ERR-04] offers to sign in if a 401 does not redirect, and keeps the question', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/ask-local'));
  const form = await writeQuestion(page);
  await backend('expireSession()');
  await form.getByRole('button', { name: 'Post Question' }).click();
  await toasts(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/api\/login\/?$/);
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/ask-local');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Goa');
  await page.keyboard.press('Escape');
  await open('/');
  await backend('signOut()');
  await firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expectErrorToast(page, 'Failed to like post. Please try again.');
  await expect(toasts(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test.describe("with the demo's own page to sign in", () => {
  test.use({ target: 'demo' });

  test('[CRE-14, APP-23] has the form once in the history after signing in again', async ({
    page,
    open,
    app,
    backend,
  }) => {
    await open(demoUrl('/'));
    await mainNav(page).getByRole('link', { name: 'Create' }).click();
    await app.createPost.content.fill('The night train was on time.');
    await backend('expireSession()');
    await app.createPost.submit.click();
    await expect(page).toHaveURL(/\/api\/login\/?$/);
    await page.getByRole('button', { name: /^Ananya Rao/ }).click();
    await expect(page).toHaveURL('/create-post');
    await expect(app.createPost.content).toHaveValue('The night train was on time.');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
