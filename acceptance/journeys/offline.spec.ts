import type { Page } from '@playwright/test';
import { expectErrorToast, firstPost, heading, levelLink, mainNav, openDrawer } from '../pages/layout.ts';
import { fallbackPictures } from '../support/appearance.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ prefetches: true });

/** Waits until everything that is needed offline is stored. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
}

test('[SHIP-14] opens every screen offline after the first visit, and caches no API call', async ({
  page,
  open,
  allowedMessages,
}) => {
  // Pictures that were never shown are not cached.
  allowedMessages.push(/Failed to load resource.*\/pictures\//);
  await open('/');
  await goOffline(page);
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

  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths).toContain('/');
  expect(cachedPaths.filter((path) => path.includes('/api/'))).toEqual([]);
});

/** The scripts of this page's service workers. */
const workersOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const workers = registrations.flatMap(({ active, waiting, installing }) => [active, waiting, installing]);
    return workers.flatMap((worker) => (worker ? [new URL(worker.scriptURL).pathname] : []));
  });

/** Lets `getRegistration` resolve only after a worker has been registered, as can happen on a busy machine. */
function delayGetRegistration(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  const getRegistration = serviceWorker.getRegistration.bind(serviceWorker);
  const registered = new Promise<void>((resolve) => {
    serviceWorker.register = (...args) => {
      resolve();
      return register(...args);
    };
  });
  serviceWorker.getRegistration = async (...args) => {
    const found = await getRegistration(...args);
    await registered;
    return found;
  };
}

test('[SHIP-14, AMB-72] leaves the page to the worker that answers API calls, however late it starts', async ({
  page,
  open,
}) => {
  await page.addInitScript(delayGetRegistration);
  const offlinePart = page.waitForResponse('**/assets/registerWorker-*.js');
  await page.route('**/assets/serviceWorker-*.js', async (route) => {
    await (await offlinePart).finished();
    // By the time this resolves, an offline part that does not wait has called `getRegistration`.
    await workersOf(page);
    await route.continue();
  });
  await open('/?transport=worker&as=traveller_001');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await workersOf(page)).toEqual(['/mockServiceWorker.js']);
});

test('[IMG-01, SHIP-14] loads the pictures that failed offline when the connection is back', async ({
  page,
  context,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource.*\/pictures\//);
  await open('/');
  await goOffline(page);
  await page.goto('explore');
  await expect(fallbackPictures(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(fallbackPictures(page)).toHaveCount(0);
});

test('[SHIP-14] says that the app is offline wherever the feed is scrolled, without covering its tabs', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource.*\/pictures\//);
  await open('/');
  await goOffline(page);
  const notice = page.getByText('You are offline. Some things may not work.');
  await expect(notice).toBeVisible();
  const parts = [page.getByRole('banner'), notice, page.getByRole('tablist', { name: 'Feed' })];
  await page.evaluate(() => scrollTo(0, 700));
  await expect(async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const [header, strip, tabs] = boxes.map((box) => ({ top: box?.y, bottom: box && box.y + box.height }));
    expect(strip?.top).toBe(header?.bottom);
    expect(tabs?.top).toBe(strip?.bottom);
  }).toPass({ timeout: 3000 });
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

test('[SHIP-14, AUTH-11 to AUTH-14] signs in and out offline, and again after a 401', async ({
  page,
  open,
  backend,
  app,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource.*\/pictures\//, /status of 401/);
  await open('/');
  await goOffline(page);
  const chooser = page.getByRole('heading', { name: 'Choose an account' });
  const ananya = page.getByRole('button', { name: /^Ananya Rao/ });
  await (await openDrawer(page)).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(chooser).toBeVisible();
  await ananya.click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await (await openDrawer(page)).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/landing');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await ananya.click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');

  await page.goto('create-post');
  await app.createPost.content.fill('Written without a network.');
  await backend('expireSession()');
  await app.createPost.submit.click();
  await expect(chooser).toBeVisible();
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  await expect.poll(broken).toBe(0);
  await ananya.click();
  await expect(page).toHaveURL('/create-post');
  await expect(app.createPost.content).toHaveValue('Written without a network.');
});

test.describe('with data saving', () => {
  test.use({ prefetches: false });

  test('[SHIP-14] says offline that a screen needs a connection, and opens it when the connection is back', async ({
    page,
    context,
    open,
    allowedMessages,
  }) => {
    allowedMessages.push(/Failed to load resource|Failed to fetch dynamically imported module/);
    await open('/');
    await expect(firstPost(page)).toBeVisible();
    await context.setOffline(true);
    await mainNav(page).getByRole('link', { name: 'Plan' }).click();
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This screen needs a connection.');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Plan Your Trip');
  });
});

test.describe('with a server', () => {
  test.use({ target: 'in-process' });

  test('[SHIP-14, AUTH-11 to AUTH-13] says offline that signing in and out needs a connection', async ({
    page,
    context,
    open,
    allowedMessages,
  }) => {
    allowedMessages.push(/Failed to load resource/, /WebSocket/);
    await open(demoUrl('/'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Sign Out' }).click();
    await expectErrorToast(
      page,
      'Signing out needs a connection. You are still signed in.',
      'You are offline',
    );
    await page.evaluate(() => location.assign('/api/login'));
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  });
});
