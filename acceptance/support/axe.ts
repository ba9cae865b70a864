import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEME_RULES } from '../../tools/themeRules.ts';

/** WCAG 2.2 adds target-size alone, for which axe counts what is scrolled half out of view as too small. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** Shows a theme, and waits until no color is on its way to it. */
const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

/** Set before the rules are chosen: options replace all that was chosen before. */
const builder = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** What axe finds, one line per element that it blames. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode needs no second page for a page without frames.
  const results = await axe.setLegacyMode(true).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ''}`),
  );
}

/** What breaks WCAG 2.2 AA, target sizes apart, in the light theme, and the rules that depend on the theme in the dark one. */
export async function findViolations(page: Page): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await violations(builder(page).withTags(WCAG));
  await setTheme(page, 'dark');
  const dark = await violations(builder(page).withRules(THEME_RULES));
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
}
