import { firstPost, heading } from '../pages/frame.ts';
import { expect, test } from '../waystone.ts';

test.use({ prefetches: true });

test('[SHIP-14] opens every screen offline after the first visit, and caches no API call', async ({
  page,
  context,
  open,
  allowedMessages,
}) => {
  // Pictures that were never shown are not cached.
  allowedMessages.push(/Failed to load resource.*\/pictures\//);
  await open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Home feed');
  const like = firstPost(page).getByRole('button', { name: /^Like post by/ });
  await like.click();
  await expect(firstPost(page).getByRole('button', { name: /^Unlike post by/ })).toBeVisible();

  // Opens a screen by URL that was never opened before.
  await page.goto('explore');
  await expect(page).toHaveTitle(/Explore/);
  await expect(page.getByRole('link', { name: /Spiti Circuit/ }).first()).toBeVisible();
  await page.goto('no/such/page');
  await expect(heading(page)).toHaveText('Page Not Found');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.includes('/api/'))).toEqual([]);
});

test('[SHIP-03, SHIP-14] removes the caches of its own earlier builds, and none of another demo on the host', async ({
  page,
  open,
}) => {
  await page.goto('pictures/fallback.svg');
  const other = 'waystone:/demo/:pages-1';
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [other, 'waystone:/:pages-1'],
  );
  await open('/');
  await expect.poll(() => page.evaluate(() => caches.has('waystone:/:pages-1'))).toBe(false);
  expect(await page.evaluate((name) => caches.has(name), other)).toBe(true);
});
