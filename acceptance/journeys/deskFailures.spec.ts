import { openDrawer, desk, region, withDesk } from '../pages/demoDesk.ts';
import { articles, firstPost, toasts } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test('[ERR-02] while all failures are tried, the running one and the button that stops stay in view', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  const failures = await openDrawer(page, 'Failures');
  await failures.getByRole('button', { name: 'Try all' }).click();
  const stop = failures.getByRole('button', { name: 'Stop' });
  const running = failures.getByRole('button').filter({ hasText: 'Happening now' });
  for (const name of ['Liking a post', 'Commenting', 'Posting', 'Asking a question']) {
    const row = failures.getByRole('button', { name: new RegExp(`^${name} Expected`) });
    // By now it may already have ended, and the next one is running.
    await expect(row).toContainText(/Happening now|As expected/);
    await expect(running).toBeInViewport({ ratio: 1 });
    await expect(running).not.toBeFocused();
  }
  await expect(stop).toBeInViewport({ ratio: 1 });
  await stop.click();
  await expect(failures.getByRole('button', { name: 'Try all' })).toBeVisible();
});

test('[ERR-02] trying a failure leaves the faults that a script has set', async ({ page, open, backend }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(withDesk());
  await backend("fault('POST /api/posts/:id/like', { outcome: 'offline', times: 1 })");
  await backend("fault('POST /api/posts/:id/bookmark', { status: 503, times: 1 })");
  const failures = await openDrawer(page, 'Failures');
  const liking = failures.getByRole('button', { name: /^Liking a post/ });
  await liking.click();
  await expect(liking).toContainText('The same words');
  const statuses = (path: RegExp): Promise<number[]> =>
    page.evaluate(
      async (source) =>
        (await window.mockBackend!.requests())
          .filter((call) => new RegExp(source).test(call.path))
          .map(({ status }) => status),
      path.source,
    );
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expect.poll(() => statuses(/\/like$/)).toEqual([500, 0]);
  await firstPost(page)
    .getByRole('button', { name: /^Save post by/ })
    .click();
  await expect.poll(() => statuses(/\/bookmark$/)).toEqual([503]);
});

test('[ERR-02] the scenario of a backend that is down shows the failure at once, and the full one mends it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(withDesk());
  await expect(firstPost(page)).toBeVisible();
  const scenarios = region(page, 'Scenarios');
  await scenarios.getByRole('button', { name: 'All 15' }).click();
  await scenarios.getByRole('button', { name: /^Backend down/ }).click();
  await expect(page.getByRole('heading', { name: 'The feed did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your level and points did not load' })).toBeVisible();
  await expect(articles(page)).toHaveCount(0);
  await scenarios.getByRole('button', { name: /^Full town/ }).click();
  await expect(firstPost(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Level 4, 372 points' })).toBeVisible();
});
