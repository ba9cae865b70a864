import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { contactSheet } from './shots/contactSheet.ts';
import { serveStorybook } from './shots/serveStorybook.ts';
import { type BuiltStory, counted, readStories } from './shots/storyIndex.ts';
import { openStoryPage } from './shots/storyPage.ts';

const root = path.resolve(import.meta.dirname, '..');
const book = path.join(root, 'storybook-static');
const out = path.join(root, 'acceptance/shots');
/** Story IDs are filtered by words on the command line: `npm run shots -- landing`. */
const filters = process.argv.slice(2);
const isWanted = ({ id }: BuiltStory): boolean =>
  filters.length === 0 || filters.some((word) => id.includes(word));
/** Makes rendering deterministic, so that two runs give the same pixels. */
const SAME_PIXELS = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--run-all-compositor-stages-before-draw',
];
const THEMES = ['light', 'dark'] as const;

/** The file name of a story's picture; only screens have pictures. */
export const pictureOf = ({ id }: BuiltStory, theme: string): string =>
  `${id.replace(/^screens-/, '')}.${theme}.png`;
const isScreen = ({ kind }: BuiltStory): boolean => kind === 'Screens';
/** The stories that one of the two pages visits: screens in both themes, the rest in one of them. */
const storiesForPage = (stories: readonly BuiltStory[], page: number): BuiltStory[] =>
  stories.filter((story, place) => isScreen(story) || place % THEMES.length === page);

/** Visits stories in a theme and takes the screens' pictures. Returns a line for each failure. */
async function visitAll(browser: Browser, origin: string, stories: BuiltStory[], theme: string) {
  const [first] = stories;
  if (!first) return [];
  let storyPage = await openStoryPage(browser, origin, theme, first.id);
  const failed: string[] = [];
  for (const story of stories) {
    try {
      failed.push(...(await storyPage.visit(story)).map((wrong) => `${story.id} (${theme}): ${wrong}`));
      if (isScreen(story)) await storyPage.shoot(path.join(out, pictureOf(story, theme)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed.push(`${story.id} (${theme}): at ${storyPage.address()}: ${why}`);
      // The next story gets a new page, because this one may be broken.
      await storyPage.close();
      storyPage = await openStoryPage(browser, origin, theme, first.id);
    }
  }
  await storyPage.close();
  return failed;
}

async function takeSheet(browser: Browser, screens: BuiltStory[]): Promise<void> {
  const sheet = path.join(out, 'contact-sheet.html');
  await writeFile(sheet, contactSheet(screens, THEMES, pictureOf));
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: path.join(out, 'contact-sheet.png'), fullPage: true });
}

const stories = await readStories(book);
const wanted = stories.filter(isWanted);
if (filters.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { server, origin } = await serveStorybook(book);
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [...(chromiumLaunch.args ?? []), ...SAME_PIXELS],
});
try {
  const byTheme = THEMES.map((theme, page) => visitAll(browser, origin, storiesForPage(wanted, page), theme));
  const failed = (await Promise.all(byTheme)).flat();
  await takeSheet(browser, stories.filter(isScreen));
  for (const line of failed) console.error(line);
  console.log(`${wanted.length} stories (${counted(wanted)}): ${failed.length} failures`);
  console.log(`${wanted.filter(isScreen).length * THEMES.length} pictures in ${path.relative(root, out)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
