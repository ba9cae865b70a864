import { demoUrl } from '../support/demoUrl.ts';
import { heading, mainNav } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

const SCREEN = '**/assets/TravelPlanning*';

test('[APP-22] says that a screen is loading while its code is on the way', async ({ page, open }) => {
  await open(demoUrl('/'));
  let sendCode = (): void => undefined;
  const mayBeSent = new Promise<void>((resolve) => {
    sendCode = resolve;
  });
  await page.route(SCREEN, async (route) => {
    await mayBeSent;
    await route.continue();
  });
  await mainNav(page).getByRole('link', { name: 'Plan' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  sendCode();
  await expect(heading(page)).toHaveText('Plan Your Trip');
  await expect(bar).toHaveCount(0);
});

test('[APP-22] offers to try again if the code of a screen does not load, and does not ask for it endlessly', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource|Failed to fetch dynamically imported module/);
  await open(demoUrl('/'));
  let requests = 0;
  await page.route(SCREEN, async (route) => {
    requests += 1;
    await route.abort();
  });
  await mainNav(page).getByRole('link', { name: 'Plan' }).click();
  await expect(heading(page)).toHaveText('This screen could not be opened');
  expect(requests).toBeLessThan(5);
  await page.unroute(SCREEN);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page)).toHaveText('Plan Your Trip', { timeout: 2000 });
  }).toPass();
});
