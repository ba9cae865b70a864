import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import type { Shot } from './approvals.ts';
import { serveStorybook } from './serveStorybook.ts';
import { digest, openStoryPage } from './storyPage.ts';
import type { BuiltStory } from './storyIndex.ts';

/** Makes rendering deterministic, so that two runs produce the same pixels. */
const SAME_PIXELS = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--run-all-compositor-stages-before-draw',
];
/** Number of parallel pages: while one waits for its story, the others render. */
const PAGES = 4;

type Page = Awaited<ReturnType<typeof openStoryPage>>;

async function shotsOf(page: Page, story: BuiltStory, folder: string): Promise<Shot[]> {
  const captures = await page.shoot();
  return Promise.all(
    captures.map(async ({ width, theme, markup, image }) => {
      const picture = digest(image);
      await writeFile(path.join(folder, `${picture}.png`), image);
      const name = `${story.id.replace(/^screens-/, '')}.${theme}.${width}`;
      return { name, story: story.id, screen: story.of, state: story.state, theme, width, markup, picture };
    }),
  );
}

/** Takes the pictures of stories from a queue shared by all pages. */
async function takeQueuedShots(queue: BuiltStory[], browser: Browser, origin: string, folder: string) {
  const shots: Shot[] = [];
  const failed: string[] = [];
  let page: Page | null = null;
  for (let story = queue.shift(); story; story = queue.shift()) {
    const { id } = story;
    try {
      page ??= await openStoryPage(browser, origin, id);
      failed.push(...(await page.visit(story)).map((problem) => `${id}: ${problem}`));
      shots.push(...(await shotsOf(page, story, folder)));
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      // Closed because it may be broken; the next story gets a new page.
      await page?.close();
      page = null;
    }
  }
  await page?.close();
  return { shots, failed };
}

/** Takes pictures of a static Storybook's stories in every theme and width, and saves them in a folder. */
export async function takeShots(storybook: string, stories: readonly BuiltStory[], folder: string) {
  await mkdir(folder, { recursive: true });
  const { server, origin } = await serveStorybook(storybook);
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), ...SAME_PIXELS],
  });
  try {
    const queue = [...stories];
    const pages = Array.from({ length: PAGES }, () => takeQueuedShots(queue, browser, origin, folder));
    const done = await Promise.all(pages);
    const orderByStory = new Map(stories.map(({ id }, index) => [id, index]));
    return {
      madeWith: `Chromium ${browser.version()}, ${process.platform} ${process.arch}`,
      shots: done
        .flatMap(({ shots }) => shots)
        .toSorted((a, b) => (orderByStory.get(a.story) ?? 0) - (orderByStory.get(b.story) ?? 0)),
      failed: done.flatMap(({ failed }) => failed),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
