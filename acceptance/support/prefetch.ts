import type { Page } from '@playwright/test';

/** The screens that come last, once the browser has time. */
const LAST = ['TravelPlanning', 'NotFound'];

/** Everything that the page fetches by itself has come (SHIP-01); `also` names parts that stand on few screens. */
export async function everythingFetched(page: Page, also: readonly string[] = []): Promise<void> {
  await page.waitForFunction(
    (parts) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return parts.every((part) => fetched.some((name) => name.includes(part)));
    },
    [...LAST, ...also],
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
