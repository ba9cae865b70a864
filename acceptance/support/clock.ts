import type { Page } from '@playwright/test';

/** Replaces the page's timers with a fake clock; call it before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install();

/** Pauses every timer of the page; `page.clock.runFor` advances them by milliseconds. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
