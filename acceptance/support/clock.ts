import type { Page } from '@playwright/test';

/** Replaces the page's timers by a fake clock; to be called before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install();

/** Pauses every timer of the page; `page.clock.runFor` advances them by milliseconds. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
