import type { Page } from '@playwright/test';
import { waitForPrefetch } from '../support/prefetch.ts';
import { hosts } from '../support/hosts.ts';
import { findDestination, findPackage, findPost, findQuestion } from '../../tools/seeded.ts';
import { fallbackPictures } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

const SCREENS = [
  ['', 'Home'],
  ['profile', 'Guest Explorer'],
  ['profile/traveller_002', /./],
  ['edit-profile', 'Edit Profile'],
  ['explore', 'Explore'],
  ['todo-list', 'Travel To-Do List'],
  ['create-post', 'Create Post'],
  [`post/${findPost().id}`, /./],
  ['ask-local', 'Ask a Local'],
  [`question/${findQuestion().id}`, /./],
  ['travel-planning', /Plan/],
  ['packages', /Packages/],
  [`package/${findPackage().id}`, /./],
  ['destinations', /Destinations/],
  [`destination/${findDestination().id}`, /./],
  ['leaderboard', 'Leaderboard'],
  ['landing', 'Every mile'],
  ['api/nothing', 'Page Not Found'],
  ['no/such/place', 'Page Not Found'],
] as const;

/** Chunks of a signed-in home that are prefetched when the browser is idle. */
const HOME_CHUNKS = ['NotificationsPanel', 'ProfileDrawer', 'PictureViewer', 'IdleParts'];

test.use({ prefetches: true });

for (const [kind, host] of Object.entries(hosts)) {
  test.describe(`on the ${kind} host`, () => {
    test.use({ baseURL: host });
    // All other journeys run on the rewriting host.
    if (kind !== 'rewriting')
      test('[APP-22, SHIP-03] opens every address directly', async ({ page, allowedMessages }) => {
        test.slow();
        // A host without rewrites answers a deep link with 404.html, which the browser logs.
        allowedMessages.push(/status of 404/);
        for (const [path, heading] of SCREENS) {
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
          await expect(page.getByRole('main')).toHaveCount(1);
        }
      });
    test('[API-48] signs in and out by page loads', async ({ page }) => {
      await page.goto('explore');
      await page.evaluate(() => window.mockBackend?.ready);
      await page.goto('api/logout');
      await expect(page).toHaveURL(/\/landing$/);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: /Guest Explorer/ }).click();
      await expect(page).toHaveURL(host);
    });
  });
}

/** Checks that pictures not loaded before are replaced by the fallback picture, which has pixels. */
async function expectFallback(page: Page): Promise<void> {
  const fallback = fallbackPictures(page).first();
  await expect(fallback).toBeVisible();
  await expect(fallback).not.toHaveJSProperty('naturalWidth', 0);
}

test('[SHIP-05, AMB-72] answers through the worker transport, also after the browser has stopped the worker', async ({
  page,
  open,
  allowedMessages,
}) => {
  // A request sent while the worker is stopped reaches the host, which has no /api.
  allowedMessages.push(/status of 404/);
  await open('/?transport=worker&as=traveller_001');
  await expect(page.getByRole('article').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

const BLOCKED = /Service Worker registration blocked by Playwright/;

test.describe('with service workers blocked', () => {
  test.use({ serviceWorkers: 'block' });
  test('[SHIP-04] runs the demo', async ({ page, open, allowedMessages }) => {
    allowedMessages.push(BLOCKED);
    await open('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('[IMG-03, SHIP-01, SHIP-02] opens every screen offline after the first load', async ({
    page,
    open,
    context,
    allowedMessages,
  }) => {
    allowedMessages.push(BLOCKED);
    await open('/?as=traveller_001');
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitForPrefetch(page, HOME_CHUNKS);
    // Pictures that were not loaded before.
    allowedMessages.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    for (const [name, heading] of [
      ['Explore', 'Explore'],
      ['Ask Local', 'Ask a Local'],
      ['Plan', /Plan/],
      ['Create', 'Create Post'],
      ['Home', 'Home'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      if (name === 'Explore') await expectFallback(page);
    }
  });
});
