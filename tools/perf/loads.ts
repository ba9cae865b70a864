import { type Browser, type Page, errors } from 'playwright';
import { newPhone, throttle } from './phone.ts';
import { type Recorded, recordLoad } from './record.ts';

/** How long the main thread is observed after the measured event, ms. */
const WATCHED = 2000;
/** Attempts per load: on a busy machine, Chromium's throttled network sometimes never responds. */
const TRIES = 3;

/** One page load; times in ms, sizes in kB as sent. */
export interface PageLoad {
  content: number;
  liked: number;
  /** Total time beyond 50 ms of all tasks, from the first content until two seconds after the like. */
  blocking: number;
  shift: number;
  scripts: number;
  fonts: number;
  /** Requests started before the content was shown. */
  requests: number;
}

interface SentFile {
  name: string;
  start: number;
  bytes: number;
}
/** Runs in the page. */
const readSentFiles = (): SentFile[] =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, encodedBodySize }) => ({
      name: new URL(name).pathname,
      start: startTime,
      bytes: encodedBodySize,
    }));

const kilobytes = (sent: readonly SentFile[], end: RegExp, until: number): number =>
  sent
    .filter(({ name, start }) => end.test(name) && start <= until)
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

function summarise({ content, liked, shift, longTasks }: Recorded, sent: readonly SentFile[]): PageLoad {
  if (content === null) throw new Error('No content was shown');
  const until = (liked ?? content) + WATCHED;
  const blocking = longTasks
    .filter(({ start }) => start <= until)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    content,
    liked: liked ?? content,
    blocking,
    shift,
    scripts: kilobytes(sent, /\.js$/, liked ?? content),
    fonts: kilobytes(sent, /\.woff2$/, content),
    requests: sent.filter(({ start }) => start <= content).length,
  };
}

async function openPage(page: Page, url: string, press: boolean): Promise<PageLoad> {
  await page.addInitScript(recordLoad, { press });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    ({ wanted, watched }) => {
      const time = window.recorded?.[wanted] ?? null;
      return time !== null && performance.now() > time + watched;
    },
    { wanted: press ? 'liked' : 'content', watched: WATCHED } as const,
    { timeout: 60_000, polling: 250 },
  );
  const recorded = await page.evaluate(() => window.recorded);
  if (!recorded) throw new Error('The page recorded nothing');
  return summarise(recorded, await page.evaluate(readSentFiles));
}

interface Visit {
  /** Presses the first like as soon as it appears. */
  press: boolean;
  /**
   * Emulates a slow phone. Not used for counting bytes, where the screens preloaded on idle would come before the like.
   */
  slow: boolean;
}
/** Loads a page like a first visit, retrying if it does not respond. Throws after three attempts. */
export async function firstLoad(
  browser: Browser,
  url: string,
  { press, slow }: Visit,
  tries = TRIES,
): Promise<PageLoad> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    if (slow) await throttle(page);
    return await openPage(page, url, press);
  } catch (error) {
    if (tries === 1 || !(error instanceof errors.TimeoutError)) throw error;
    console.log(`No answer from ${url}: loaded again`);
    return await firstLoad(browser, url, { press, slow }, tries - 1);
  } finally {
    await phone.close();
  }
}

/**
 * Time to first content of a second visit relative to the first, in the same browser profile, once the service worker
 * has stored the files.
 */
export async function secondVisit(browser: Browser, url: string): Promise<number> {
  const phone = await newPhone(browser);
  const visit = async (): Promise<number> => {
    const page = await phone.newPage();
    await throttle(page);
    const { content } = await openPage(page, url, false);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    await page.close();
    return content;
  };
  const first = await visit();
  const second = await visit();
  await phone.close();
  return second / first;
}
