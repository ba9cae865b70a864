import type { Browser, Page } from 'playwright';
import { BASE } from './serveStorybook.ts';
import type { BuiltStory } from './storyIndex.ts';

const PHONE = { width: 390, height: 844 };
/** No picture is longer than a few phones. */
const LONGEST = 2400;
const PREVIEW = 'globalThis.__STORYBOOK_PREVIEW__';
const PHASE = `${PREVIEW}?.currentRender?.phase`;
const OVER = `['finished', 'errored'].includes(${PHASE})`;
const LOADED = `document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || !image.checkVisibility() ||
    image.getBoundingClientRect().top > innerHeight)`;
const HEIGHT = `document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight`;
/** Waits until nothing comes any more: what was out of sight is laid out, what it asks for has been answered. */
const STILL = `(async () => {
  const seen = () => document.documentElement.scrollHeight + ' ' + document.body.innerHTML.length;
  for (let last = '', same = 0, left = 60; same < 5 && left > 0; left--) {
    await new Promise((done) => setTimeout(done, 60));
    same = seen() === last ? same + 1 : 0;
    last = seen();
  }
})()`;
/** What a story forces to fail, the browser says too: answers of the mock backend, and frames that were called off. */
const FORCED = /Failed to load resource|ERR_ABORTED/;

/** Says what a page must not do: throw, complain, or ask anybody but the host. */
function watch(page: Page, origin: string): () => string[] {
  let wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !FORCED.test(message.text()))
      wrong.push(`complains: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}${BASE}`)) wrong.push(`asks for ${url}`);
  });
  return () => {
    const said = wrong;
    wrong = [];
    return said;
  };
}

/** A page of the static Storybook, at a phone's width, on which one story after the other can be shown. */
export async function openBook(browser: Browser, origin: string, theme: string, first: string) {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const wrongs = watch(page, origin);
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}${BASE}iframe.html?id=${first}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(OVER);

  /** Goes to a story as the manager does, without loading the page again; answers what is wrong with it. */
  async function visit({ id }: BuiltStory): Promise<string[]> {
    await page.setViewportSize(PHONE);
    await page.evaluate(
      `${PREVIEW}.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`,
    );
    await page.waitForFunction(`${PREVIEW}.currentRender.id === '${id}' && ${OVER}`);
    const failed = (await page.evaluate(PHASE)) === 'errored' ? ['its play fails'] : [];
    return [...failed, ...wrongs()];
  }
  /** The story on show, as long as it is; with a window over it, no longer than the phone. */
  async function shoot(file: string): Promise<void> {
    await page.evaluate('scrollTo(0, 0)');
    const height = Number(await page.evaluate(HEIGHT));
    await page.setViewportSize({ ...PHONE, height: Math.min(Math.max(height, PHONE.height), LONGEST) });
    await page.evaluate(STILL);
    await page.waitForFunction(LOADED);
    await page.waitForTimeout(200);
    await page.screenshot({ path: file, animations: 'disabled' });
  }
  return { visit, shoot, address: () => page.url(), close: () => context.close() };
}
