import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { heading, mainNav } from '../pages/layout.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { waitForPrefetch } from '../support/prefetch.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, prefetches: true });

/** The opacities of the screen's own animations. */
const fadeOf = (page: Page): Promise<unknown[]> =>
  page
    .getByRole('main')
    .evaluate((main) =>
      main
        .getAnimations()
        .map(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.getKeyframes().map((key) => key['opacity']),
        ),
    );

test('[NAV-01] the next screen fades in, and can be used meanwhile', async ({ page, open }) => {
  await open(demoUrl('/'));
  await waitForPrefetch(page, ['IdleParts']);
  expect(await fadeOf(page)).toEqual([]);
  await slowAnimations(page);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  expect(await fadeOf(page)).toEqual([['0.2', '1']]);
  await page.getByRole('link', { name: 'View All packages' }).click();
  await expect(heading(page)).toHaveText('Travel Packages');
});

test('[NAV-01] screens change at once with reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(demoUrl('/'));
  await waitForPrefetch(page, ['IdleParts']);
  await slowAnimations(page);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  expect(await fadeOf(page)).toEqual([]);
});
