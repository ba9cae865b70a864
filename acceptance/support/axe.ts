import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { THEME_RULES } from '../../tools/themeRules.ts';

/** WCAG 2.2 only adds target-size, which axe also reports for elements scrolled partly out of view. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Sets the theme and waits until all color transitions have ended. */
const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Again while there are some: the app's own reaction to the theme replaces the first ones.
    for (let changes = running(); changes.length > 0; changes = running())
      await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

/** The violations that axe finds, one line per element. */
const violations = (page: Page, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const results = await window.axe.run(document, options);
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
      );
    },
    { resultTypes: ['violations'], runOnly } satisfies axe.RunOptions,
  );

/**
 * Violations of WCAG 2.2 AA, except target sizes: all rules in the light theme, and the theme-dependent ones
 * in the dark theme.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // Injected once for both themes: axe is half a megabyte, and `AxeBuilder` reads it four times.
  await Promise.all(page.frames().map((frame) => frame.evaluate(source)));
  await setTheme(page, 'light');
  const light = await violations(page, { type: 'tag', values: WCAG });
  await setTheme(page, 'dark');
  const dark = await violations(page, { type: 'rule', values: THEME_RULES });
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
}
