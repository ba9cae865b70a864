import { formatNumber } from '../../src/shared/format/numbers.ts';
import type { Locator } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import { expectErrorToast, firstPost, openComments } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** Limits are shown while typing, before anything is sent (AMB-70). */

/** Fills a field over its limit and expects the count and the error. */
async function expectLimit(scope: Locator, field: Locator, max: number): Promise<void> {
  await field.fill('With emoji 🏔');
  await expect(scope.getByText(`12/${formatNumber(max)}`)).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('a'.repeat(max + 1));
  await expect(scope.getByText(`${formatNumber(max + 1)}/${formatNumber(max)}`)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    `Too long: ${max.toLocaleString('en-IN')} characters at most.`,
  );
}

test('[CRE-02, CRE-06, AMB-70] counts the texts of a post and does not send what is too long', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/create-post?type=poll'));
  const form = page.getByRole('main');
  await expectLimit(form, form.getByLabel('Your question'), 10_000);
  await backend(`fault('POST /api/posts', 500)`);
  await form.getByLabel('Option 1').fill('One');
  await form.getByLabel('Option 2').fill('Two');
  await form.getByRole('button', { name: 'Post Poll' }).click();
  await expectErrorToast(page, 'Please shorten the marked text and try again.', 'Too long');
  await form.getByLabel('Your question').fill('Which way?');
  await expectLimit(form, form.getByLabel('Destination'), 200);
  await form.getByLabel('Destination').fill('');
  await expectLimit(form, form.getByLabel('Option 2'), 200);
  await form.getByRole('button', { name: 'Post Poll' }).click();
  await expectErrorToast(page, 'Please shorten the marked text and try again.', 'Too long');
  await expect(form.getByLabel('Option 2')).toBeFocused();
});

test('[ASK-21, TODO-03, Q-05, CARD-08, AMB-70] counts every text of the other forms', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const post = firstPost(page);
  const comment = await openComments(post);
  const send = post.getByRole('button', { name: 'Send comment' });
  const before = await send.boundingBox();
  await expectLimit(post, comment, 5000);
  expect((await send.boundingBox())?.x).toBe(before?.x);
  await open(demoUrl(`/question/${findQuestion({ answers: 0 }).id}`));
  await expectLimit(page.getByRole('main'), page.getByRole('textbox', { name: 'Your answer' }), 5000);
  await open(demoUrl('/ask-local'));
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const question = page.getByRole('dialog', { name: 'Ask Question' });
  await expectLimit(question, question.getByLabel('Question details'), 10_000);
  await question.getByLabel('Question details').fill('Short.');
  for (const label of ['Title', 'Destination', 'Country']) {
    await expectLimit(question, question.getByLabel(label), 200);
    await question.getByLabel(label).fill('');
  }
  await page.keyboard.press('Escape');
  await open(demoUrl('/todo-list'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const todo = page.getByRole('dialog', { name: 'Add a Place to Visit' });
  await expectLimit(todo, todo.getByLabel('Notes'), 5000);
  await todo.getByLabel('Notes').fill('');
  await expectLimit(todo, todo.getByLabel('Destination'), 200);
});

test('[EDIT-06, PLAN-09, AMB-70] counts names and the fields of a plan, and says what is too long', async ({
  page,
  open,
}) => {
  await open(demoUrl('/edit-profile'));
  await expectLimit(page.getByRole('main'), page.getByLabel('First name'), 80);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectErrorToast(page, 'Please shorten the marked text and try again.', 'Too long');
  await open(demoUrl('/travel-planning'));
  await page.getByLabel('Start date').fill('2026-12-04');
  await page.getByLabel('End date').fill('2026-12-12');
  await expectLimit(page.getByRole('main'), page.getByLabel('Destination'), 200);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectErrorToast(page, 'Please shorten the marked text and try again.', 'Too long');
  await expect(page.getByLabel('Destination')).toBeFocused();
  await page.getByLabel('Destination').fill('Hampi');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Budget & Preferences' })).toBeVisible();
});

test('[CRE-03, CARD-09, AMB-70] treats a text of invisible characters as empty', async ({ page, open }) => {
  await open(demoUrl('/create-post'));
  const text = page.getByLabel('Your story');
  await text.fill('Something');
  await expect(page.getByRole('button', { name: 'Post Story' })).toBeEnabled();
  await text.fill('\u200B\u2060 \uFEFF');
  await expect(page.getByRole('button', { name: 'Post Story' })).toBeDisabled();
});

test('[CRE-15, EDIT-05, AMB-69] refuses a truncated picture when it is chosen', async ({ page, open }) => {
  const whole = pngFile('whole.png');
  const truncated = { ...whole, name: 'half.png', buffer: whole.buffer.subarray(0, 45) };
  await open(demoUrl('/create-post'));
  await page.getByLabel('Add images').setInputFiles(truncated);
  await expectErrorToast(page, 'This image is damaged. Please choose another one.', 'Invalid file');
  await expect(page.getByRole('img', { name: 'half.png' })).toHaveCount(0);
  await page.getByLabel('Add images').setInputFiles(whole);
  await expect(page.getByRole('img', { name: 'whole.png' })).toBeVisible();
  await open(demoUrl('/edit-profile'));
  await page.getByLabel('Change profile picture').setInputFiles(truncated);
  await expectErrorToast(page, 'This image is damaged. Please choose another one.', 'Invalid file');
});
