import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { contactSheet } from './shots/contactSheet.ts';
import { serveBook } from './shots/serveStorybook.ts';
import { type BuiltStory, counted, storiesIn } from './shots/storyIndex.ts';
import { openBook } from './shots/storyPage.ts';

const root = path.resolve(import.meta.dirname, '..');
const book = path.join(root, 'storybook-static');
const out = path.join(root, 'acceptance/shots');
/** Words on the command line narrow what is visited: `npm run shots -- landing`. */
const asked = process.argv.slice(2);
const isAsked = ({ id }: BuiltStory): boolean =>
  asked.length === 0 || asked.some((word) => id.includes(word));
/** Two runs, the same pixels: pictures are decoded and painted before the page is shown, in one way only. */
const SAME_PIXELS = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--run-all-compositor-stages-before-draw',
];
const THEMES = ['light', 'dark'] as const;

/** The picture of a screen's state; the other kinds have none. */
export const pictureOf = ({ id }: BuiltStory, theme: string): string =>
  `${id.replace(/^screens-/, '')}.${theme}.png`;
const isScreen = ({ kind }: BuiltStory): boolean => kind === 'Screens';
/** Screens are looked at in both themes, the rest in one or the other, so that two pages share the work. */
const sharedOut = (stories: readonly BuiltStory[], page: number): BuiltStory[] =>
  stories.filter((story, place) => isScreen(story) || place % THEMES.length === page);

/** Visits every story in a theme and takes the screens' pictures; answers what failed, a line each. */
async function visitAll(browser: Browser, origin: string, stories: BuiltStory[], theme: string) {
  const [first] = stories;
  if (!first) return [];
  let shown = await openBook(browser, origin, theme, first.id);
  const failed: string[] = [];
  for (const story of stories) {
    try {
      failed.push(...(await shown.visit(story)).map((wrong) => `${story.id} (${theme}): ${wrong}`));
      if (isScreen(story)) await shown.shoot(path.join(out, pictureOf(story, theme)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed.push(`${story.id} (${theme}): at ${shown.address()}: ${why}`);
      // Whatever became of the page, the next story has a whole one.
      await shown.close();
      shown = await openBook(browser, origin, theme, first.id);
    }
  }
  await shown.close();
  return failed;
}

async function takeSheet(browser: Browser, screens: BuiltStory[]): Promise<void> {
  const sheet = path.join(out, 'contact-sheet.html');
  await writeFile(sheet, contactSheet(screens, THEMES, pictureOf));
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: path.join(out, 'contact-sheet.png'), fullPage: true });
}

const stories = await storiesIn(book);
const wanted = stories.filter(isAsked);
if (asked.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { server, origin } = await serveBook(book);
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [...(chromiumLaunch.args ?? []), ...SAME_PIXELS],
});
try {
  const byTheme = THEMES.map((theme, page) => visitAll(browser, origin, sharedOut(wanted, page), theme));
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
