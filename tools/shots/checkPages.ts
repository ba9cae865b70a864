import { AxeBuilder } from '@axe-core/playwright';
import { type Page, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { THEME_RULES } from '../themeRules.ts';
import { BASE, serveStorybook } from './serveStorybook.ts';

const READER = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** axe's findings on a page in a theme, one line per element; in the dark theme only for rules that depend on it. */
async function violations(page: Page, theme: string): Promise<string[]> {
  // The screens in frames are stories themselves.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const results = await (theme === 'dark' ? axe.withRules(THEME_RULES) : axe).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}, ${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** Opens pages of a static Storybook in both themes, and returns what axe and the browser's console find on them. */
export async function checkPages(storybook: string, ids: readonly string[]): Promise<string[]> {
  const { server, origin } = await serveStorybook(storybook);
  const browser = await chromium.launch(chromiumLaunch);
  const problems: string[] = [];
  try {
    const context = await browser.newContext(READER);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(`${page.url()} throws: ${message}`));
    for (const id of ids)
      for (const theme of ['light', 'dark']) {
        await page.goto(`${origin}${BASE}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`, {
          waitUntil: 'commit',
        });
        await page.locator('.sbdocs-content h1').waitFor();
        problems.push(...(await violations(page, theme)).map((problem) => `${id}, ${problem}`));
      }
    return problems;
  } finally {
    await browser.close();
    server.close();
  }
}
