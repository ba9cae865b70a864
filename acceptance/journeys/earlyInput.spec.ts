import { demoUrl } from '../support/demoUrl.ts';
import { delayScripts } from '../support/delayScripts.ts';
import { pngFile } from '../support/pngFile.ts';
import { firstPost, heading, mainNav } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test('[SHIP-12] clicks and text from before the scripts load are kept', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  const like = firstPost(page).getByRole('button', { name: /^Like post by/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Profile menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  const unlike = firstPost(page).getByRole('button', { name: /^Unlike post by/ });
  await expect(unlike).toBeVisible();
  await expect(unlike).not.toHaveAttribute('aria-busy');
});

test('[SHIP-12] a tab and a link pressed before the scripts load take effect', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Polls' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Polls' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('', { waitUntil: 'commit' });
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
});

test('[SHIP-12] text typed and a picture chosen before the scripts load are in the form', async ({
  page,
  app,
}) => {
  const release = await delayScripts(page);
  await page.goto('create-post', { waitUntil: 'commit' });
  const { content: box, pictures, submit } = app.createPost;
  await box.fill('The night train was on time.');
  await expect(submit).toBeDisabled();
  await pictures.setInputFiles(pngFile('early.png'));
  release();
  await expect(submit).toBeEnabled();
  await expect(page.getByRole('img', { name: 'early.png' })).toBeVisible();
  await expect(box).toHaveValue('The night train was on time.');
});

test('[SHIP-12, APP-23] a page scrolled before the scripts load stays where it is', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  const fourth = page.getByRole('article').nth(3);
  await fourth.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => globalThis.scrollY);
  expect(top).toBeGreaterThan(600);
  await fourth.getByRole('button', { name: /^Like post by/ }).click();
  release();
  await expect(fourth.getByRole('button', { name: /^Unlike post by/ })).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => globalThis.scrollY)).toBe(top);
});

test('[SHIP-12] a skeleton accepts neither text nor a picture', async ({ page, open, app }) => {
  await open(demoUrl('/create-post'));
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const box = app.createPost.main.getByRole('textbox').first();
  await expect(box).toHaveJSProperty('readOnly', true);
  await expect(app.createPost.pictures).toHaveCount(0);
  release();
  await expect(box).toBeEditable();
  await expect(app.createPost.pictures).toBeAttached();
});

for (const [path, field, discard, left] of [
  ['travel-planning', 'Destination', 'Discard draft', ''],
  ['edit-profile', 'First name', 'Discard changes', 'Guest'],
  [`question/${findQuestion({ own: false }).id}`, 'Your answer', 'Discard draft', ''],
] as const)
  test(`[SHIP-12, AMB-77] text typed before the scripts load can be discarded: ${path.split('/')[0]}`, async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('main').getByRole('textbox', { name: field });
    await box.fill('Hampi');
    release();
    await page.getByRole('button', { name: discard }).click();
    await expect(box).toHaveValue(left);
    await expect(page.getByRole('button', { name: discard })).toHaveCount(0);
  });
