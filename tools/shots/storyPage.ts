import type { Browser, Page } from 'playwright';
import { BASE } from './serveStorybook.ts';
import type { BuiltStory } from './storyIndex.ts';

const PHONE = { width: 390, height: 844 };
/** The height of the longest picture, px. */
const MAX_HEIGHT = 2400;
const PREVIEW = 'globalThis.__STORYBOOK_PREVIEW__';
const PHASE = `${PREVIEW}?.currentRender?.phase`;
const OVER = `['finished', 'errored'].includes(${PHASE})`;
const LOADED = `document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || !image.checkVisibility() ||
    image.getBoundingClientRect().top > innerHeight)`;
const HEIGHT = `document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight`;
/** Waits until height and markup stay the same for five checks. */
const STILL = `(async () => {
  const seen = () => document.documentElement.scrollHeight + ' ' + document.body.innerHTML.length;
  for (let last = '', same = 0, left = 60; same < 5 && left > 0; left--) {
    await new Promise((done) => setTimeout(done, 60));
    same = seen() === last ? same + 1 : 0;
    last = seen();
  }
})()`;
/** Messages that the browser logs for forced failures and cancelled frames. */
const EXPECTED = /Failed to load resource|ERR_ABORTED/;

/** Collects uncaught errors, console errors and requests to other hosts; returns a function that empties the list. */
function collectProblems(page: Page, origin: string): () => string[] {
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`complains: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}${BASE}`)) problems.push(`asks for ${url}`);
  });
  return () => {
    const found = problems;
    problems = [];
    return found;
  };
}

/** Opens a page of the static Storybook at a phone's width, to show stories one after the other. */
export async function openStoryPage(browser: Browser, origin: string, theme: string, first: string) {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const takeProblems = collectProblems(page, origin);
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}${BASE}iframe.html?id=${first}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(OVER);

  /** Shows a story without loading the page again, and returns its problems. */
  async function visit({ id }: BuiltStory): Promise<string[]> {
    await page.setViewportSize(PHONE);
    await page.evaluate(
      `${PREVIEW}.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`,
    );
    await page.waitForFunction(`${PREVIEW}.currentRender.id === '${id}' && ${OVER}`);
    const failed = (await page.evaluate(PHASE)) === 'errored' ? ['its play fails'] : [];
    return [...failed, ...takeProblems()];
  }
  /** Takes a picture of the whole story, or of the viewport if a dialog is open. */
  async function shoot(file: string): Promise<void> {
    await page.evaluate('scrollTo(0, 0)');
    const height = Number(await page.evaluate(HEIGHT));
    await page.setViewportSize({ ...PHONE, height: Math.min(Math.max(height, PHONE.height), MAX_HEIGHT) });
    await page.evaluate(STILL);
    await page.waitForFunction(LOADED);
    await page.waitForTimeout(200);
    await page.screenshot({ path: file, animations: 'disabled' });
  }
  return { visit, shoot, address: () => page.url(), close: () => context.close() };
}
