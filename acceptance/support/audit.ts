import { type Page, expect } from '@playwright/test';
import { findViolations } from './axe.ts';

/** How far the page scrolls horizontally, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no violation of WCAG 2.2 AA in either theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await findViolations(page), `axe, ${where}`).toEqual([]);
}

/** Expects one h1, one main, a title, and no horizontal scroll at the widths of small phones. */
export async function expectWellStructured(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1, ${where}`).toHaveCount(1);
  await expect.soft(page.getByRole('main'), `main, ${where}`).toHaveCount(1);
  expect.soft(await page.title(), `title, ${where}`).toMatch(/^\S.* · \S+$/);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .soft(() => horizontalOverflow(page).then((px) => expect(px, `${where} at ${width}`).toBe(0)))
      .toPass({ timeout: 2000 });
  }
}

/** Navigates in the app without reloading the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
