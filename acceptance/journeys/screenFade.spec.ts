import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { heading, mainNav } from '../pages/layout.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { waitForPrefetch } from '../support/prefetch.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, prefetches: true });

/** Records in every frame whether the screen itself is animated, since a slow machine may miss a short animation. */
const watchFade = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((main) => {
    const look = (): void => {
      if (main.getAnimations().length > 0) Object.assign(globalThis, { hasFaded: true });
      requestAnimationFrame(look);
    };
    look();
  });
const hasFaded = (page: Page): Promise<boolean> => page.evaluate(() => 'hasFaded' in globalThis);

/** Opens two screens, the second while the first may still fade in. */
async function changeScreens(page: Page): Promise<void> {
  await waitForPrefetch(page, ['IdleParts']);
  await slowAnimations(page);
  await watchFade(page);
  expect(await hasFaded(page)).toBe(false);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  await page.getByRole('link', { name: 'View All packages' }).click();
  await expect(heading(page)).toHaveText('Travel Packages');
}

test('[NAV-01] the next screen fades in, and can be used meanwhile', async ({ page, open }) => {
  await open(demoUrl('/'));
  await changeScreens(page);
  await expect.poll(() => hasFaded(page)).toBe(true);
});

test('[NAV-01] screens change at once with reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(demoUrl('/'));
  await changeScreens(page);
  expect(await hasFaded(page)).toBe(false);
});
