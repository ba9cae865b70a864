import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { images } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** Pictures of which the browser may show only an icon, since they did not load. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
  );

for (const path of ['/landing', '/profile'])
  test(`[IMG-01] shows no broken picture on ${path} if decorative pictures fail`, async ({
    page,
    open,
    allowedMessages,
  }) => {
    allowedMessages.push(/ERR_FAILED/);
    await page.route('**/pictures/**', (route) => route.abort());
    await open(demoUrl(path));
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await expect.poll(() => brokenPictures(page)).toEqual([]);
  });

test('[IMG-01] shows the road in place of the picture of a place that fails', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/ERR_FAILED/);
  await page.route('**/pictures/scenery/**', (route) => route.abort());
  await open(demoUrl('/todo-list'));
  const pictures = images(page.getByRole('main').getByRole('listitem'));
  await expect(pictures.first()).toHaveAttribute('src', '/pictures/road-day.svg');
});
