import type { Page } from '@playwright/test';
import { findPost } from '../../tools/seeded.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const SCREENS = [
  ['/', 'GET /api/unified-feed'],
  [`/post/${findPost().id}`, 'GET /api/posts/:id'],
  ['/leaderboard', 'GET /api/leaderboard'],
  ['/packages', 'GET /api/custom-packages'],
  ['/ask-local', 'GET /api/local-questions'],
  ['/todo-list', 'GET /api/users/:id/travel-todos'],
  ['/todo-list', 'GET /api/users/:id/travel-todos', 'empty'],
  ['/profile', 'GET /api/users/:id/badges', 'empty'],
] as const;

/** Whether an element inside the screen's main element has keyboard focus. */
const isFocusOnScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) === true);

for (const [path, endpoint, scenario = 'full'] of SCREENS)
  test(`[FEED-26, SHIP-10] keeps keyboard focus in place when ${path} (${scenario}) is loaded again`, async ({
    page,
    open,
    backend,
  }) => {
    await open(demoUrl(path, { scenario, faults: [`${endpoint}~500`] }));
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await retry.focus();
    const failedAgain = page.waitForResponse((response) => response.status() === 500);
    await page.keyboard.press('Enter');
    await failedAgain;
    await expect(retry).toBeFocused();

    await backend('clearFaults()');
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Loading', { exact: false })).toHaveCount(0);
    await expect.poll(() => isFocusOnScreen(page)).toBe(true);
    await expect(page.getByRole('main')).not.toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
