import type { Page } from '@playwright/test';

const SCRIPTS = '**/assets/*.js';
/** Holds all scripts but the early one back; returns the function that lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    if (!route.request().url().includes('/early-')) await released;
    await route.continue();
  });
  return release;
}
