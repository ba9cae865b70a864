import type { Browser, Locator, Page } from 'playwright';
import type { Host } from './host.ts';
import { newPhone, throttle } from './phone.ts';

const ENTRIES = [
  { entry: 'Explore', title: 'Explore' },
  { entry: 'Ask Local', title: 'Ask a Local' },
  { entry: 'Plan', title: 'Plan Your Trip' },
  { entry: 'Home', title: 'Home' },
] as const;

/** Runs in the page: resolves to the ms from the next press until a frame with this title is painted. */
function timeUntilTitle(title: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = (): void => {
          requestAnimationFrame(() => {
            const heading = document.querySelector('main h1');
            if (!document.title.startsWith(title) || !heading) return look();
            // Runs after this frame.
            return setTimeout(() => resolve(performance.now() - timeStamp));
          });
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}

/** Taps like a finger. Playwright's own taps and clicks first check the page, which would be measured too. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on screen: ${String(target)}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function pressEntry(page: Page, { entry, title }: (typeof ENTRIES)[number]): Promise<number> {
  const time = page.evaluate(timeUntilTitle, title);
  await tap(page, page.getByRole('navigation').getByRole('link', { name: entry, exact: true }));
  return time;
}

/** Starts recording the time from input to the next paint in the page: how long a press lasts is not the page's time. */
function recordPaints(): void {
  window.interactions = [];
  // TypeScript does not know the threshold; the default is 104 ms.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) window.interactions?.push(entry.duration);
  }).observe(options);
}

declare global {
  interface Window {
    /** Time to the next paint of each input event, ms. */
    interactions?: number[];
  }
}

interface Interactions {
  /** Interaction to Next Paint of a like, ms. */
  likeToPaint: number;
  /** Each tab of the bottom bar, the first and the second time, ms. */
  firstChanges: number[];
  laterChanges: number[];
}

/** Measures interactions once the page is idle, at a quarter of the CPU speed. */
export async function measureInteractions(browser: Browser, { url }: Host): Promise<Interactions> {
  const phone = await newPhone(browser);
  const page = await phone.newPage();
  await page.goto(url);
  await page.locator('main article').first().waitFor();
  await page.evaluate(() => window.mockBackend?.ready);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('TravelPlanning')),
  );
  await page.waitForLoadState('networkidle');
  await throttle(page, { network: false });
  await page.evaluate(recordPaints);
  const posts = page.getByRole('main');
  await tap(page, posts.getByRole('button', { name: /^Like post/ }).first());
  await posts
    .getByRole('button', { name: /^Unlike post/ })
    .first()
    .waitFor();
  await page.waitForFunction(() => window.interactions?.length);
  const likeToPaint = await page.evaluate(() => Math.max(...(window.interactions ?? [])));
  const firstChanges: number[] = [];
  const laterChanges: number[] = [];
  for (const entry of ENTRIES) firstChanges.push(await pressEntry(page, entry));
  for (const entry of ENTRIES) laterChanges.push(await pressEntry(page, entry));
  await phone.close();
  return { likeToPaint, firstChanges, laterChanges };
}

/**
 * The reasons in the page that prevent the back/forward cache. The headless browser has no such cache, but reports
 * everything else that would block it.
 */
export async function cacheBlockers(browser: Browser, { url }: Host): Promise<string[]> {
  const phone = await newPhone(browser);
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Page.enable');
  const blockers: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    // Circumstantial reasons are caused by the browser.
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    blockers.push(...ofPage.map(({ reason }) => reason));
  });
  await page.goto(url);
  await page.locator('main article').first().waitFor();
  await page.evaluate(() => window.mockBackend?.ready);
  await page.goto(`${url}plain.html`);
  await page.goBack();
  await phone.close();
  return blockers;
}
