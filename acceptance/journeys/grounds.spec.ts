import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { desk } from '../pages/demoDesk.ts';
import { articles, heading } from '../pages/layout.ts';
import { fullBleedPicture } from '../support/appearance.ts';
import { waitForPrefetch } from '../support/prefetch.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** Left, top, right and bottom of objects in the wide road picture, in its own units. */
const ROAD_PARTS = { sun: [248, 92, 370, 214], bus: [270, 553, 314, 604], stone: [940, 491, 1076, 742] };

/** Expects these objects of the landing page's picture to be inside the window and beside the column. */
async function expectBesideColumn(page: Page, parts: readonly (keyof typeof ROAD_PARTS)[]): Promise<void> {
  const art = fullBleedPicture(page);
  await expect(art).toHaveJSProperty('currentSrc', new URL('/pictures/road-day-wide.svg', page.url()).href);
  const view = await art.evaluate((img: HTMLImageElement) => {
    const { left, top, right, bottom, width, height } = img.getBoundingClientRect();
    const scale = Math.max(width / 1280, height / 800);
    const [x, y] = getComputedStyle(img)
      .objectPosition.split(' ')
      .map((part, axis) => {
        const spare = (axis ? height - 800 * scale : width - 1280 * scale) / 100;
        return Number.parseFloat(part) * (part.endsWith('%') ? spare : 1);
      });
    return { scale, x: left + (x ?? 0), y: top + (y ?? 0), left, top, right, bottom };
  });
  const column = await page.getByRole('main').boundingBox();
  if (!column) throw new Error('No column');
  // The text begins below the sky.
  const text = await heading(page).boundingBox();
  for (const part of parts) {
    const [left = 0, top = 0, right = 0, bottom = 0] = ROAD_PARTS[part];
    const [from, to] = [view.x + left * view.scale, view.x + right * view.scale];
    const [high, low] = [view.y + top * view.scale, view.y + bottom * view.scale];
    const isBeside = from >= column.x + column.width || to <= column.x || low <= (text?.y ?? 0);
    const isInside = from >= view.left && to <= view.right && high >= view.top && low <= view.bottom;
    expect(isBeside && isInside, part).toBe(true);
  }
}

for (const height of [800, 1080]) {
  test(`[LAND-01] sun, bus and stone of the landing page are beside the column at ${height} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(demoUrl('/landing', { as: 'visitor' }));
    await expectBesideColumn(page, ['sun', 'bus', 'stone']);
  });
}

test.describe('with the desk open', () => {
  // Only the demo has the desk.
  test.use({ target: 'demo' });
  for (const { width, height, parts } of [
    { width: 1000, height: 800, parts: ['sun', 'bus'] },
    { width: 1280, height: 800, parts: ['sun', 'bus', 'stone'] },
    { width: 1440, height: 900, parts: ['sun', 'bus', 'stone'] },
  ] as const)
    test(`[LAND-01] the landing page is centered in the space that the desk leaves free at ${width} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height });
      const lefts = [];
      for (const path of ['/landing', '/']) {
        await open(`${demoUrl(path, path === '/' ? {} : { as: 'visitor' })}&panel=on`);
        const beside = await desk(page).boundingBox();
        const free = width - (beside?.width ?? 0);
        const column = page.getByRole('main');
        const spare = async () => {
          const { x, width: own } = (await column.boundingBox()) ?? { x: NaN, width: NaN };
          return Math.abs(x - (beside?.width ?? 0) - (free - own) / 2);
        };
        // A window's scrollbar takes space as well.
        await expect.poll(spare).toBeLessThanOrEqual(8);
        lefts.push((await column.boundingBox())?.x);
        if (path === '/landing') await expectBesideColumn(page, parts);
      }
      expect(lefts[1]).toBe(lefts[0]);
      const write = await page.getByRole('link', { name: 'Write a post' }).boundingBox();
      const column = await page.getByRole('main').boundingBox();
      expect((write?.x ?? NaN) + (write?.width ?? NaN)).toBe((column?.x ?? NaN) + (column?.width ?? NaN));
    });
});

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

test.describe('once everything is loaded', () => {
  test.use({ prefetches: true });
  for (const [theme, time] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const)
    test(`[THEME-01] a wide window shows the road by ${time} beside the column, and a phone does not fetch it`, async ({
      page,
      open,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.addInitScript((name) => localStorage.setItem('travel-theme', name), theme);
      await open(demoUrl('/leaderboard'));
      await waitForPrefetch(page, ['IdleParts']);
      await expect(heading(page)).toBeVisible();
      await expect(fullBleedPicture(page)).toHaveCount(0);
      expect(fetched.filter((path) => path.includes('/pictures/road-'))).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      const road = new URL(`/pictures/road-${time}-wide.svg`, page.url()).href;
      await expect(fullBleedPicture(page)).toHaveJSProperty('currentSrc', road);
      await expect(fullBleedPicture(page)).toHaveJSProperty('complete', true);
    });
});
