import { expectSound, sidewaysScroll } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, mainNav } from '../pages/frame.ts';
import { images, stickyBarOf } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[IMG-03, SHIP-10] prints pictures that were not scrolled to, and no word without its background', async ({
  page,
  open,
}) => {
  await open(demoUrl('/destinations'));
  const pictures = images(articles(page).or(page.getByRole('main').getByRole('listitem')));
  await expect(pictures.first()).toBeVisible();
  const onScreen = await pictures.count();
  const places = await page.getByRole('main').getByRole('link', { name: /./ }).count();
  expect(onScreen).toBeLessThan(places);
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

test('[NAV-04, SHIP-10] leaves three quarters of a low window to the screen, as at 400 % zoom', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  await expect(articles(page).first()).toBeVisible();
  for (const [width, height] of [
    [320, 200],
    [320, 256],
    [480, 300],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 600));
    const bars = [page.getByRole('banner'), mainNav(page), stickyBarOf(page.getByRole('tablist'))];
    const covered = await Promise.all(
      bars.map((bar) =>
        bar.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }),
      ),
    );
    const sum = covered.reduce((total, part) => total + part, 0);
    expect(sum, `${width} x ${height}: ${covered.join(', ')}`).toBeLessThanOrEqual(height / 4);
  }
});

test('[LB-01, LB-06, SHIP-10] keeps titles and names of champions in one piece at 200 % text', async ({
  page,
  open,
}) => {
  for (const path of ['/leaderboard', '/explore', '/']) {
    // Home shows the word to visitors.
    await open(demoUrl(path, { as: 'visitor' }));
    await expect(page.getByRole('main').getByText('Leaderboard', { exact: true }).first()).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const broken = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(/Leaderboard|Harpreet/g)) {
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(match[0]);
        }
      }
      return found;
    });
    expect(broken, path).toEqual([]);
    await expectSound(page, `${path} at 200 % text`);
  }
});

for (const [list, detail] of [
  ['/destinations', 'destination'],
  ['/packages', 'package'],
] as const)
  test(`[DESTD-01, PKGD-01, SHIP-10] keeps a name of 58 letters inside its ${detail}'s picture at 200 % text`, async ({
    page,
    open,
  }) => {
    await open(demoUrl(list, { scenario: 'long-content' }));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${detail}/`));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const title = page.getByRole('heading', { level: 1 });
      const back = page.getByRole('link', { name: /^Back to/ });
      const cut = await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth);
      expect(cut, `cut at ${width}`).toBeLessThanOrEqual(0);
      const [text, link] = [await title.boundingBox(), await back.boundingBox()];
      expect(text?.y, `under the way back at ${width}`).toBeGreaterThanOrEqual(
        (link?.y ?? 0) + (link?.height ?? 0),
      );
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
