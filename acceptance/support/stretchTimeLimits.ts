import type { Page } from '@playwright/test';

/**
 * Makes the page's time limits of 2 s and more last longer than the test, so that it does not depend on the speed of
 * the machine. Call it before the page is opened.
 */
export async function stretchTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    const patient = (work: TimerHandler, ms = 0, ...args: unknown[]): number =>
      setTimeout(work, ms >= 2000 ? 200_000 : ms, ...args);
    Object.assign(window, { setTimeout: patient });
  });
}
