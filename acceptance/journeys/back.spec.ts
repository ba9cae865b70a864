import type { Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { expectToast, heading, mainNav, openDrawer } from '../support/screen.ts';
import { findPost } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

/** Back closes what is open before it leaves the screen (APP-23). */

const withPictures = findPost({ type: 'story', own: true });

const dialogs: Record<string, (page: Page) => Promise<Locator>> = {
  drawer: openDrawer,
  notifications: async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    return page.getByRole('dialog', { name: 'Notifications' });
  },
  'picture viewer': async (page) => {
    await page
      .getByRole('button', { name: /^Open picture 1/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: /^Pictures of/ });
  },
};

for (const [name, show] of Object.entries(dialogs)) {
  test(`[APP-23] closes the ${name} by Back, then leaves the screen`, async ({ page, open }) => {
    await open(demoUrl('/'));
    await page.evaluate((id) => {
      history.pushState({ idx: 1, key: 'post' }, '', `/post/${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, withPictures.id);
    await expect(heading(page)).toHaveText(/^Story by/);
    const dialog = await show(page);
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/post/${withPictures.id}`);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(`/post/${withPictures.id}`);
    await expect(dialog).toBeHidden();
    await show(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('[APP-23, TODO-03] does not open a sent form again by Forward', async ({ page, open }) => {
  await open(demoUrl('/'));
  await (await openDrawer(page)).getByRole('link', { name: 'Travel To-Do List' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add a Place to Visit' });
  await form.getByLabel('Destination').fill('Majuli');
  await form.getByRole('button', { name: 'Add to my list' }).click();
  await expectToast(page, 'Travel destination added to your list!');
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/todo-list');
  // One step: the drawer that the link was in has left no entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/todo-list');
  await expect(page.getByText('Majuli')).toBeVisible();
});

test('[APP-23, PROF-05] closes one of two dialogs at a time', async ({ page, open }) => {
  await open(demoUrl('/'));
  await mainNav(page).getByRole('link', { name: 'Ask Local' }).click();
  await page.getByRole('link', { name: /^Level 4/ }).click();
  await page.getByRole('button', { name: 'Saved' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await saved
    .getByRole('button', { name: /^Open picture 1/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(saved).toBeVisible();
  await page.goBack();
  await expect(saved).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/ask-local');
});
