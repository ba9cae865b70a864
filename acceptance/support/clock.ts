import type { Page } from '@playwright/test';

/** Has the page's timers in hand from here on; to be called before the page is opened. */
export const holdTime = (page: Page): Promise<void> => page.clock.install();

/** Stops every timer of the page; `page.clock.runFor` moves on by the millisecond. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
