import { AxeBuilder } from '@axe-core/playwright';
import { type Locator, type Page, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import * as z from 'zod/mini';
import { THEME_RULES } from '../themeRules.ts';
import { WALL_STORY } from '../../.storybook/environment/wallStory.ts';
import { BASE, serveStorybook } from './serveStorybook.ts';

const READER = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

const RENDERS = '(globalThis.__STORYBOOK_PREVIEW__?.storyRenders ?? [])';

/**
 * Waits until every story on a page is rendered, which is later than the page's heading. Returns those that fail or do
 * not finish.
 */
async function waitForStories(page: Page): Promise<string[]> {
  const settled = page.waitForFunction(`
    ${RENDERS}.length === document.querySelectorAll('.sb-story').length &&
    ${RENDERS}.every(({ phase }) => phase === 'finished' || phase === 'errored') &&
    document.fonts.status === 'loaded'`);
  const late = await settled.then(
    () => [],
    () => ['its stories or fonts do not finish'],
  );
  const failed = `${RENDERS}.filter(({ phase }) => phase !== 'finished').map(({ id, phase }) => id + ' is ' + phase)`;
  return [...late, ...z.parse(z.array(z.string()), await page.evaluate(failed))];
}

/** Time in ms for a page to load on a busy machine. */
const SLOW = 90_000;

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

/** Whether the wall shows pictures in the manager, from its link and from another page. */
async function wallProblems(page: Page, home: string): Promise<string[]> {
  const problems: string[] = [];
  const wall = page.frameLocator(`iframe[title='Screen wall']`);
  const picture = wall.getByRole('button', { name: /^Open live: / }).first();
  const open = {
    'from its link': () => page.goto(`${home}?path=/story/${WALL_STORY}`),
    'from another page': async () => {
      await page.goto(`${home}?path=/docs/docs-welcome--welcome`);
      await page.getByRole('link', { name: /^Screen wall/ }).click();
    },
  };
  for (const [way, go] of Object.entries(open)) {
    await go();
    await picture.waitFor().catch(() => problems.push(`The wall shows no pictures when opened ${way}`));
    // The manager has started, the preview behind the wall has not.
    await page.locator('#storybook-preview-wrapper').waitFor();
    if (await page.locator('#preview-loader').isVisible())
      problems.push(`A loader covers the wall opened ${way}`);
  }
  await page.getByRole('link', { name: 'Welcome', exact: true }).click();
  const welcome = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
  await welcome.waitFor().catch(() => problems.push('The wall cannot be left'));
  return problems;
}

/** Uses the pages as a reader does, in one theme, and returns what does not work. */
async function readerProblems(page: Page, home: string, theme: string): Promise<string[]> {
  const problems: string[] = [];
  const content = page.frameLocator('#storybook-preview-iframe');
  const open = (path: string) => page.goto(`${home}?path=/docs/${path}&globals=theme:${theme}`);
  const expectShown = (locator: Locator, problem: string) =>
    locator.waitFor().catch(() => problems.push(`${problem}, ${theme}`));
  await open('docs-tokens--tokens');
  const hex = /^#[\dA-F]{6}$/;
  await content.getByRole('button', { name: /^Copy #[^,]+, --ink in the dark theme$/ }).click();
  const copied = content.getByRole('button', { name: /^Copied #[^,]+, --ink in the dark theme$/ });
  await expectShown(copied, 'A hex value does not confirm that it is copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  if (!hex.test(text)) problems.push(`A hex value copies ${text}, ${theme}`);
  const broken = await content
    .getByRole('button', { name: /^Copy #/ })
    .evaluateAll(
      (all) => all.filter((button) => (button.firstElementChild?.getClientRects().length ?? 0) > 1).length,
    );
  if (broken > 0) problems.push(`${broken} hex values break into two lines, ${theme}`);
  await open('docs-texts--texts');
  await content.getByRole('searchbox', { name: 'Find a text' }).fill('bookmark');
  await expectShown(content.getByRole('cell', { name: /bookmark/i }).first(), 'Texts are not found by words');
  await open('features-pollcard--docs');
  await expectShown(
    content.getByRole('heading', { name: 'PollCard', exact: true, level: 1 }),
    'A page has another name',
  );
  return problems;
}

/** Opens pages of a static Storybook in both themes, and returns the findings of axe and the browser console. */
export async function checkPages(storybook: string, ids: readonly string[]): Promise<string[]> {
  const { server, origin } = await serveStorybook(storybook);
  const browser = await chromium.launch(chromiumLaunch);
  const problems: string[] = [];
  try {
    const context = await browser.newContext(READER);
    context.setDefaultTimeout(SLOW);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(`${page.url()} throws: ${message}`));
    for (const id of ids)
      for (const theme of ['light', 'dark']) {
        await page.goto(`${origin}${BASE}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`, {
          waitUntil: 'commit',
        });
        await page.locator('.sbdocs-content h1').waitFor();
        const found = [...(await waitForStories(page)), ...(await violations(page, theme))];
        problems.push(...found.map((problem) => `${id}, ${problem}`));
      }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const theme of ['light', 'dark'])
      problems.push(...(await readerProblems(page, origin + BASE, theme)));
    return [...problems, ...(await wallProblems(page, origin + BASE))];
  } finally {
    await browser.close();
    server.close();
  }
}
