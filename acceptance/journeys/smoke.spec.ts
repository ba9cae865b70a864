import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';
import { pngFile } from '../support/pngFile.ts';
import { openComments } from '../pages/layout.ts';

test.use({ motion: true });

const points = (page: Page) => page.getByRole('link', { name: /^Level \d+, [\d,]+ points?$/ });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

test('[AUTH-05, HDR-13, SHIP-06] lets a guest like, save, comment, vote and post; counts points; keeps all after a reload @smoke', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByText('Browsing in Guest Mode')).toBeVisible();
  await expect(points(page)).toHaveAccessibleName('Level 1, 0 points');

  const post = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^(Like|Unlike) post by/ }) })
    .first();
  const like = post.getByRole('button', { name: /^(Like|Unlike) post by/ });
  const before = Number((await like.innerText()).replace(/\D/g, ''));
  await like.click();
  await expect(like).toHaveAccessibleName(/^Unlike/);
  await expect(like).toHaveText(String(before + 1));
  await expect(points(page)).toHaveAccessibleName('Level 1, 1 point');

  await post.getByRole('button', { name: /^Save post by/ }).click();
  await expect(toast(page, 'Bookmark added')).toBeVisible();

  const box = await openComments(post);
  await box.fill('Two punctures is a good bus.');
  await box.press('Enter');
  await expect(toast(page, 'Comment added')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(post.getByText('Two punctures is a good bus.')).toBeVisible();

  await page.getByRole('tab', { name: 'Polls' }).click();
  const ballot = page
    .getByRole('article')
    .filter({ has: page.getByRole('group').getByRole('button') })
    .first();
  await ballot.getByRole('group').getByRole('button').first().click();
  await expect(toast(page, 'Your vote has been recorded!')).toBeVisible();

  await page.getByRole('link', { name: 'Create' }).click();
  await page
    .getByRole('textbox', { name: 'Your story' })
    .fill('Climbed Matanga at five with a flask of filter coffee.');
  await page.getByLabel('Destination').fill('Hampi, India');
  await page.getByLabel('Add images').setInputFiles([pngFile('first.png'), pngFile('second.png')]);
  await page.getByRole('button', { name: 'Post Story' }).click();
  await expect(toast(page, 'Your post has been created!')).toBeVisible();
  await expect(page).toHaveURL('/');
  const mine = page.getByRole('article').first();
  await expect(mine).toContainText('Climbed Matanga at five');
  await expect(mine.getByRole('img').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('Climbed Matanga at five');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(points(page)).not.toHaveAccessibleName('Level 1, 0 points');
});

test('[AUTH-11, AUTH-13, HDR-09] signs out and in as another user, who sees the post of the first', async ({
  page,
  open,
}) => {
  await open('/create-post');
  await page.getByRole('textbox', { name: 'Your story' }).fill('A note that another person will read.');
  await page.getByRole('button', { name: 'Post Story' }).click();
  await expect(page.getByRole('article').first()).toContainText('A note that another person');

  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/api\/auth\/google\/?$/);
  await page.getByRole('button', { name: /Ananya Rao/ }).click();
  await expect(page).toHaveURL('/');
  await expect(points(page)).toHaveAccessibleName('Level 4, 372 points');
  await expect(page.getByRole('article').first()).toContainText('A note that another person');
  await expect(page.getByRole('article').first()).toContainText('Guest Explorer');
});

test('[WS-09, WS-05] sends live updates between two tabs of two users', async ({ page, open, context }) => {
  await open('/?as=traveller_001');
  const other = await context.newPage();
  await other.goto('/?as=traveller_003');
  await expect(other.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Your story' }).fill('Seen from the other tab.');
  await page.getByRole('button', { name: 'Post Story' }).click();
  await expect(toast(other, 'New post')).toBeVisible();
  await other.getByRole('button', { name: 'Refresh' }).click();
  await expect(other.getByRole('article').first()).toContainText('Seen from the other tab.');
});

test('[SHIP-06] keeps what was answered just before a reload', async ({ page, open }) => {
  await open(demoUrl('/todo-list'));
  const reloaded = page.waitForEvent('load');
  await page
    .evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ destination: 'Zanskar in a hurry' });
      await fetch('/api/travel-todos', { method: 'POST', headers, body });
      location.reload();
    })
    .catch(() => undefined);
  await reloaded;
  await expect(page.getByText('Zanskar in a hurry')).toBeVisible();
});

test('[SHIP-07] dates the seed around the time in the link at a first visit', async ({ page, open }) => {
  await open('/?as=traveller_001&now=2031-05-01T06:30:00.000Z');
  await expect(page.getByRole('main').getByRole('time').first()).toHaveAttribute('datetime', /^2031-/);
});
