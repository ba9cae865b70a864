import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { THEME_RULES } from '../../tools/themeRules.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line per violation. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode needs no second page for a page without frames.
  const results = await axe
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ''}`),
  );
}

/** How far the page scrolls sideways, px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

/** Expects no violation of WCAG 2.2 AA in the light theme, nor of the rules that depend on the theme in the dark one. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await setTheme(page, 'light');
  const light = new AxeBuilder({ page }).withTags(WCAG);
  expect.soft(await violations(light), `axe, ${where}, light`).toEqual([]);
  await setTheme(page, 'dark');
  const dark = new AxeBuilder({ page });
  expect.soft(await violations(dark.withRules(THEME_RULES)), `axe, ${where}, dark`).toEqual([]);
}

/** Expects one h1, one main, a title, and no sideways scroll at the widths of small phones. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1, ${where}`).toHaveCount(1);
  await expect.soft(page.getByRole('main'), `main, ${where}`).toHaveCount(1);
  expect.soft(await page.title(), `title, ${where}`).toMatch(/^\S.* · \S+$/);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect
      .soft(() => sidewaysScroll(page).then((px) => expect(px, `${where} at ${width}`).toBe(0)))
      .toPass({ timeout: 2000 });
  }
}

/** Navigates inside the app, without loading the page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
