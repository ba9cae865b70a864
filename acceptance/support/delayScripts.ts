import type { Page } from '@playwright/test';

const SCRIPTS = '**/assets/*.js';
/** Delays all scripts except the early one; returns a function that releases them. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    if (!route.request().url().includes('/early-')) await released;
    await route.continue();
  });
  return release;
}
