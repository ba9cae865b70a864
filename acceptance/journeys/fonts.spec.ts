import { waitForPrefetch } from '../support/prefetch.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { articles } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

declare global {
  interface Window {
    /** Frames in which a font that had been shown disappeared again. */
    fontFlashes?: number;
  }
}

/** Runs in the page: checks in every frame whether a loaded font has disappeared. */
function recordFlashes(): void {
  const loadedFamilies = new Set<string>();
  window.fontFlashes = 0;
  const look = (): void => {
    for (const family of ['Asap Variable', 'Eczar Variable']) {
      const isThere = document.fonts.check(`1em '${family}'`, 'a');
      if (!isThere && loadedFamilies.has(family)) window.fontFlashes = (window.fontFlashes ?? 0) + 1;
      // Until the page has its styles, no font counts as missing.
      if (isThere && document.fonts.size > 0) loadedFamilies.add(family);
    }
    requestAnimationFrame(look);
  };
  look();
}

test.use({ motion: true, prefetches: true });

test('shows each font without a flash and requests it once, from screen to screen', async ({
  page,
  open,
}) => {
  await page.addInitScript(recordFlashes);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(new URL(request.url()).pathname);
  });
  await open(demoUrl('/'));
  await expect(articles(page).first()).toBeVisible();
  await waitForPrefetch(page);
  for (const [entry, title] of [
    ['Explore', /^Explore/],
    ['Ask Local', /^Ask a Local/],
    ['Plan', /^Plan Your Trip/],
    ['Home', /^Home/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveTitle(title);
  }
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => window.fontFlashes)).toBe(0);
  expect(requested.length).toBeLessThanOrEqual(5);
  expect(new Set(requested).size).toBe(requested.length);
});
