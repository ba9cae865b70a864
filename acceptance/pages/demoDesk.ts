import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';

export const desk = (page: Page): Locator => page.getByRole('complementary', { name: 'Demo desk' });

export const secondPhone = (page: Page): FrameLocator => page.frameLocator('iframe[title="Second phone"]');

/** A section of the desk, or its open drawer. */
export const region = (page: Page, name: string): Locator =>
  desk(page).getByRole('region', { name, exact: true });

/** Scripts are never invited to the tour. */
export const asFirstVisitor = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));

/** Opens the demo as a first visitor who reads past the first view, and waits for the invitation to the tour. */
export async function invitationOnReading(page: Page, url: string): Promise<Locator> {
  await asFirstVisitor(page);
  await page.goto(url);
  await page.getByRole('article').nth(3).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  const invitation = page.getByRole('region', { name: 'Invitation to the tour' });
  await expect(invitation).toBeVisible({ timeout: 20_000 });
  return invitation;
}

/** A screen beside the desk; Home by default. */
export const withDesk = (path = '/'): string => `${demoUrl(path)}&panel=on`;

/** Opens a drawer by its label. */
export async function openDrawer(page: Page, name: string): Promise<Locator> {
  const drawer = region(page, name);
  await drawer.getByRole('button').click();
  return drawer;
}
