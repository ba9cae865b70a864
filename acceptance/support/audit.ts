import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, as one line per fault. */
async function faults(page: Page): Promise<string[]> {
  // Legacy mode: one frame, no second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.withTags(STANDARD).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ''}`),
  );
}

/** How far the page scrolls sideways, px: not at all. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** axe finds nothing, in either theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect.soft(await faults(page), `axe, ${where}, ${theme}`).toEqual([]);
  }
}

/** One h1, one main, a title of its own, nothing to scroll sideways, and axe in both themes. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1, ${where}`).toHaveCount(1);
  await expect.soft(page.getByRole('main'), `main, ${where}`).toHaveCount(1);
  expect.soft(await page.title(), `title, ${where}`).toMatch(/^\S.* · \S+$/);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .soft(() => sideways(page).then((px) => expect(px, `${where} at ${width}`).toBe(0)))
      .toPass({ timeout: 2000 });
  }
  await expectAccessible(page, where);
}

/** To another screen of the same world, without loading the page anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
