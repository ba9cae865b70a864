import type { Page } from '@playwright/test';

/** The chunks that are prefetched last. */
const LAST = ['TravelPlanning', 'NotFound'];

/** Waits until the page has prefetched everything (SHIP-01); `also` names chunks that only some screens load. */
export async function waitForPrefetch(page: Page, also: readonly string[] = []): Promise<void> {
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
