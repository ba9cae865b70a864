import { demoUrl } from '../support/demoUrl.ts';
import { articles } from '../pages/frame.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

for (const height of [800, 1080]) {
  test(`[LAND-01] the landing page's wordmark stands clear of the sun at ${height} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(demoUrl('/landing', { as: 'visitor' }));
    const art = page.locator('[data-full-bleed] img:visible');
    const sun = await art.evaluate((img: HTMLImageElement) => {
      const { width, height: tall } = img.getBoundingClientRect();
      const scale = Math.max(width / 386, tall / 400);
      const shift = Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '') / 100;
      return (tall - 400 * scale) * shift + (112 - 32) * scale;
    });
    const word = await page.getByText('Waystone', { exact: true }).boundingBox();
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan(sun);
  });
}

test('[CARD-02] rules lie behind the text of a tip, not behind its tag, place or buttons', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const tip = articles(page).filter({ hasText: 'April, May, October.' });
  await expect(tip).toBeVisible();
  const ruled = await tip.evaluate((card) =>
    [...card.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).backgroundImage.includes('repeating-linear-gradient'))
      .map((part) => part.textContent),
  );
  expect(ruled).toEqual([expect.stringMatching(/^April, May, October\./)]);
});
