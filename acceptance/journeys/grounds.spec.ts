import { demoUrl } from '../support/demoUrl.ts';
import { articles } from '../pages/frame.ts';
import { fullBleedPicture } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** Left, top, right and bottom of objects in the wide road picture, in its own units. */
const ROAD_PARTS = { sun: [248, 92, 370, 214], bus: [270, 553, 314, 604], stone: [940, 491, 1076, 742] };

for (const height of [800, 1080]) {
  test(`[LAND-01] sun, bus and stone of the landing page are beside the column at ${height} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(demoUrl('/landing', { as: 'visitor' }));
    const art = fullBleedPicture(page);
    await expect(art).toHaveJSProperty('currentSrc', new URL('/pictures/road-day-wide.svg', page.url()).href);
    const view = await art.evaluate((img: HTMLImageElement) => {
      const { width, height: tall } = img.getBoundingClientRect();
      const scale = Math.max(width / 1280, tall / 800);
      const [x = 0, y = 0] = getComputedStyle(img).objectPosition.split(' ').map(Number.parseFloat);
      return { scale, left: ((width - 1280 * scale) * x) / 100, top: ((tall - 800 * scale) * y) / 100 };
    });
    for (const [part, [left = 0, top = 0, right = 0, bottom = 0]] of Object.entries(ROAD_PARTS)) {
      const [from, to] = [left, right].map((x) => view.left + x * view.scale);
      const isBeside = (from ?? 0) >= 880 || (to ?? 0) <= 400;
      expect(isBeside && (from ?? 0) >= 0 && (to ?? 0) <= 1280, part).toBe(true);
      expect(view.top + top * view.scale, part).toBeGreaterThanOrEqual(0);
      expect(view.top + bottom * view.scale, part).toBeLessThanOrEqual(height);
    }
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
