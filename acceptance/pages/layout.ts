import { type Locator, type Page, expect } from '@playwright/test';

/** The region that holds the toasts. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** Expects exactly one toast, with this title and description. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const region = toasts(page);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(region.getByText(description, { exact: true })).toBeVisible();
  await expect(region.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
}

/** Expects an error toast that is announced assertively (ERR-05). */
export async function expectErrorToast(page: Page, description: string, title = 'Error'): Promise<void> {
  await expectToast(page, title, description);
  await expect(toasts(page).getByRole('alert')).toContainText(description);
}

export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const levelLink = (page: Page): Locator =>
  page.getByRole('link', { name: /^Level \d+, [\d,]+ points?$/ });
export const articles = (page: Page): Locator => page.getByRole('main').getByRole('article');
/** The first post of a list that can be liked. */
export const firstPost = (page: Page): Locator =>
  articles(page)
    .filter({ has: page.getByRole('button', { name: /^(Like|Unlike) post by/ }) })
    .first();

/** Opens a post's comments and returns the box for a new one. */
export async function openComments(post: Locator): Promise<Locator> {
  await post.getByRole('button', { name: /^Comments on/ }).click();
  return post.getByRole('textbox', { name: /^Comment/ });
}

/** The number in an element's text. */
export const numberIn = async (control: Locator): Promise<number> =>
  Number((await control.innerText()).replace(/\D/g, ''));

export const openDrawer = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  return page.getByRole('dialog', { name: 'Profile menu' });
};

/**
 * Opens a screen with the bottom bar and waits until it is shown: until its code has loaded, the old one
 * stays.
 */
export async function openByNav(page: Page, name: string): Promise<void> {
  const title = await page.title();
  await mainNav(page).getByRole('link', { name }).click();
  await expect(page).not.toHaveTitle(title);
}
