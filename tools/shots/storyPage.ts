import { createHash } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright';
import { BASE } from './serveStorybook.ts';
import type { BuiltStory } from './storyIndex.ts';

/** A phone and a desktop, both at full size: scaled down, the same screen occasionally has different pixels. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const [PHONE] = SIZES;
const READER = {
  viewport: PHONE,
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
} as const;
const THEMES = ['light', 'dark'] as const;

const PREVIEW = 'globalThis.__STORYBOOK_PREVIEW__';
const OVERLAY = `['finished', 'errored'].includes(${PREVIEW}?.currentRender?.phase)`;
/** Keeps toasts open as if hovered: on a busy machine they would disappear before the last picture. */
const PAUSED_TOASTS = `for (const toast of document.querySelectorAll('[data-kind]'))
  toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;
const NO_MOTION =
  '*, *::before, *::after { transition: none !important; caret-color: transparent !important; }';
/**
 * Sets the theme and stops animations. Returns the markup without parts that differ between builds, and without class
 * names, since style changes are visible in the picture.
 */
const settle = (theme: string): string => `(async () => {
  document.documentElement.dataset.theme = '${theme}';
  document.activeElement?.blur();
  scrollTo(0, 0);
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  const inView = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  );
  // Lazy pictures, such as the other theme's, are refused by decode() until they have begun to load.
  const lazy = inView.filter(({ loading }) => loading === 'lazy');
  for (const image of lazy) image.loading = 'eager';
  // A picture of a story whose calls are never answered may never come.
  const tooLong = new Promise((done) => setTimeout(done, 8000));
  await Promise.race([tooLong, Promise.all(inView.map((image) => image.decode().catch(() => undefined)))]);
  for (const image of lazy) image.loading = 'lazy';
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ids = [];
  const numbered = (id) => 'id' + (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
  const shown = document.getElementById('storybook-root').cloneNode(true);
  // Mounted when the browser is idle, which may be before or after the picture; nobody sees or hears them.
  for (const silent of shown.querySelectorAll('dialog:not([open]), [role="status"]:empty')) silent.remove();
  return shown.innerHTML
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/_r_[0-9a-z]+_/g, numbered)
    .replaceAll(/blob:[^"]+/g, 'blob:')
    // The measured height of a card that is not in view.
    .replaceAll(/--h: [\\d.]+px/g, '--h')
    .replaceAll(/-[\\w-]{8}(?=\\.(?:webp|avif|png|jpg|svg)\\b)/g, '');
})()`;
/** Browser messages caused by forced failures and cancelled frames. */
const EXPECTED = /Failed to load resource|ERR_ABORTED/;
const DIGEST_LENGTH = 16;

export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/** Collects uncaught errors, console errors and requests to other hosts; returns a function that flushes the list. */
function collectProblems(page: Page, origin: string): () => string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`complains: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}${BASE}`)) problems.push(`asks for ${url}`);
  });
  return () => problems.splice(0);
}

async function capture(session: CDPSession, { width, height }: (typeof SIZES)[number]) {
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  return Buffer.from(data, 'base64');
}

/** Opens a page of the static Storybook, to show one story after another. */
export async function openStoryPage(browser: Browser, origin: string, first: string) {
  const context = await browser.newContext(READER);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const takeProblems = collectProblems(page, origin);
  await page.goto(
    `${origin}${BASE}iframe.html?id=${first}&viewMode=story&globals=theme:light;a11y.manual:!true`,
  );
  await page.waitForFunction(OVERLAY);
  await page.addStyleTag({ content: NO_MOTION });

  /** Switches to a story without reloading, and returns its problems. */
  async function visit({ id }: BuiltStory): Promise<string[]> {
    await page.setViewportSize(PHONE);
    await page.evaluate(
      `${PREVIEW}.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`,
    );
    await page.waitForFunction(`${PREVIEW}.currentRender.id === '${id}' && ${OVERLAY}`);
    await page.evaluate(PAUSED_TOASTS);
    const failed = await page.evaluate(`${PREVIEW}.currentRender.phase === 'errored'`);
    return [...(failed ? ['its play fails'] : []), ...takeProblems()];
  }
  /** Takes the current story in every size and theme. */
  async function shoot() {
    const captures = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        const markup = digest(String(await page.evaluate(settle(theme))));
        captures.push({ width: size.width, theme, markup, image: await capture(session, size) });
      }
    }
    await page.evaluate(`document.documentElement.dataset.theme = 'light'`);
    return captures;
  }
  return { visit, shoot, close: () => context.close() };
}
