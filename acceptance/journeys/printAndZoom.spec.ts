import type { Locator } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, mainNav, toasts } from '../pages/layout.ts';
import { images, stickyBarOf } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[IMG-03, SHIP-10] prints pictures that were not scrolled to, and backgrounds', async ({
  page,
  open,
}) => {
  await open(demoUrl('/destinations'));
  const pictures = images(articles(page).or(page.getByRole('main').getByRole('listitem')));
  await expect(pictures.first()).toBeVisible();
  const onScreen = await pictures.count();
  const linkCount = await page.getByRole('main').getByRole('link', { name: /./ }).count();
  expect(onScreen).toBeLessThan(linkCount);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => pictures.count()).toBeGreaterThan(20);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).printColorAdjust)).toBe('exact');
});

/** How many px of the window's height these bars cover, with everything that stands out of them. */
async function coveredHeight(bars: readonly Locator[]): Promise<number> {
  const parts = await Promise.all(
    bars.map((bar) =>
      bar.evaluate((element) => {
        const boxes = [element, ...element.querySelectorAll('a, a > svg')].map((part) =>
          part.getBoundingClientRect(),
        );
        const top = Math.min(...boxes.map((box) => box.top));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }),
    ),
  );
  return parts.reduce((total, part) => total + part, 0);
}

for (const [width, height, scrollTops] of [
  [320, 200, [0, 30, 600]],
  [320, 256, [0, 30, 600]],
  [480, 300, [0, 30, 600]],
  [844, 390, [600]],
] as const)
  test(`[NAV-04, SHIP-10] leaves three quarters of ${width} x ${height} to the screen`, async ({
    page,
    open,
  }) => {
    await open(demoUrl('/'));
    await expect(articles(page).first()).toBeVisible();
    await page.setViewportSize({ width, height });
    const [header, nav] = [page.getByRole('banner'), mainNav(page)];
    for (const top of scrollTops) {
      await expect
        .poll(() => page.evaluate((y) => (scrollTo(0, y), scrollY), top), { message: `scrolls to ${top}` })
        .toBe(top);
      // At the start of the page the tabs are part of its content.
      const bars = top < 600 ? [header, nav] : [header, nav, stickyBarOf(page.getByRole('tablist'))];
      expect(await coveredHeight(bars), `scrolled by ${top}`).toBeLessThanOrEqual(height / 4);
    }
    for (const link of await nav.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

test('[NAV-04, TOAST-01] reaches the bar of a low window by keyboard, and toasts stand above it', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  await expect(articles(page).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  const create = mainNav(page).getByRole('link', { name: 'Create' });
  await create.focus();
  await expect(create).toBeInViewport({ ratio: 1 });
  const scrollTop = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(mainNav(page).getByRole('link', { name: 'Ask Local' })).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(scrollTop);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const toast = toasts(page).getByText('Bookmark added', { exact: true });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [card, bar] = [await toasts(page).boundingBox(), await mainNav(page).boundingBox()];
  expect(card?.y).toBeGreaterThanOrEqual(0);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
