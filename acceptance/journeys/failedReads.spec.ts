import { waitForPrefetch } from '../support/prefetch.ts';
import { demoUrl } from '../support/demoUrl.ts';
import {
  expectErrorToast,
  firstPost,
  heading,
  levelLink,
  openByNav,
  openDrawer,
  toasts,
} from '../pages/layout.ts';
import { drawings } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** A failed read is never presented as data (AMB-78). */

test('[HDR-02, FEED-04, PROF-01, AMB-78] says that a level did not load, and loads it on request', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/profile', { faults: ['GET /api/users/:id/stats~500'] }));
  await expect(heading(page)).toHaveText('Ananya Rao');
  const header = page.getByRole('banner').first();
  await expect(header).toContainText('Your level did not load.');
  await expect(page.getByRole('main')).toContainText('The level did not load.');
  await expect(page.getByText('Travel Rookie')).toHaveCount(0);
  const drawer = await openDrawer(page);
  await expect(drawer).toContainText('Your level did not load.');
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your level and points did not load');
  await backend('clearFaults()');
  await header.getByRole('button', { name: 'Retry' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await expect(page.getByRole('region', { name: 'Your level' })).toContainText('Level 4 · 372 points');
  await expect(page.getByText('did not load')).toHaveCount(0);
});

test.describe(() => {
  test.use({ prefetches: true, target: 'demo' });
  test('[HDR-01, FEED-04, AMB-78] says that the account did not load, and loads it on request', async ({
    page,
    open,
    backend,
  }) => {
    await open(demoUrl('/', { faults: ['GET /api/auth/user~500'] }));
    const header = page.getByRole('banner');
    await expect(header).toContainText('Your account did not load.');
    await expect(page.getByText('Browsing in Guest Mode')).toHaveCount(0);
    await waitForPrefetch(page);
    await backend('clearFaults()');
    await header.getByRole('button', { name: 'Retry' }).click();
    await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  });
});

test('[FEED-27, AMB-78] reserves no space for a greeting if the account did not load', async ({
  page,
  open,
}) => {
  await open(demoUrl('/', { as: 'guest_user_001', faults: ['GET /api/auth/user~500'] }));
  const failure = page.getByRole('alert').filter({ hasText: 'Your level and points did not load' });
  await expect(failure).toBeVisible();
  await expect.poll(async () => (await failure.boundingBox())?.y).toBeLessThan(140);
});

test('[FEED-26, AMB-78] distinguishes no connection, an unreadable answer and a server error', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/', { faults: ['GET /api/unified-feed~offline'] }));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The connection failed.');
  const drawing = (): Promise<string> => drawings(alert).innerHTML();
  const cutWire = await drawing();
  for (const [outcome, text] of [
    ['malformed', 'The answer could not be read.'],
    ['html', 'The answer could not be read.'],
    ['500', 'Something went wrong on our side.'],
  ] as const) {
    await backend(`fault('GET /api/unified-feed', '${outcome}')`);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText(text);
    expect(await drawing()).not.toBe(cutWire);
  }
  await backend('clearFaults()');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(firstPost(page)).toBeVisible();
  await backend(`fault('POST /api/posts/:id/like', 'offline')`);
  await firstPost(page)
    .getByRole('button', { name: /^(Like|Unlike) post by/ })
    .click();
  await expectErrorToast(page, 'Failed to like post. Please try again.');
  await expect(toasts(page)).toContainText('The connection failed.');
});

test('[ASK-05, AMB-78] says once that no question loaded, and loads all of them again', async ({
  page,
  open,
  backend,
}) => {
  const faults = ['GET /api/local-questions~500', 'GET /api/users/:id/local-questions~500'];
  await open(demoUrl('/ask-local', { faults }));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^The questions did not load/);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const failedAgain = page.waitForResponse((response) => response.status() === 500);
  await retry.press('Enter');
  await failedAgain;
  await expect(retry).toBeFocused();
  await backend('clearFaults()');
  await retry.press('Enter');
  await expect(page.getByRole('heading', { name: /^My Questions/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('[ASK-05, AMB-26, AMB-78] says that own questions did not load, next to the posts that did', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/profile', { faults: ['GET /api/users/:id/local-questions~500'] }));
  await page.getByRole('tab', { name: 'Posts' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('article')).toHaveCount(8);
  await expect(panel.getByRole('alert')).toContainText('Your questions did not load');
  await openByNav(page, 'Ask Local');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your questions did not load');
  await backend('clearFaults()');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^My Questions/ })).toBeVisible();
});
