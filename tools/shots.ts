import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page, chromium } from 'playwright';
import sirv from 'sirv';
import * as z from 'zod/mini';
import { chromiumLaunch } from './chromium.ts';
import { contactSheet } from './shots/contactSheet.ts';

const root = path.resolve(import.meta.dirname, '..');
const book = path.join(root, 'storybook-static');
const out = path.join(root, 'acceptance/shots');
/** Under a sub-path, as it may be hosted. */
const BASE = '/waystone/storybook/';
/** Words on the command line narrow the pictures that are taken: `npm run shots -- landing`. */
const asked = process.argv.slice(2);
const isAsked = ({ file }: { file: string }): boolean =>
  asked.length === 0 || asked.some((word) => file.includes(word));
const THEMES = ['light', 'dark'] as const;
const PHONE = { width: 390, height: 844 };
/** No picture is longer than a few phones. */
const LONGEST = 2400;

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  ),
});
export interface Shot {
  id: string;
  screen: string;
  state: string;
  theme: (typeof THEMES)[number];
  file: string;
}

async function wanted(): Promise<Shot[]> {
  const { entries } = z.parse(Index, JSON.parse(await readFile(path.join(book, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .flatMap(({ id, title, name }) =>
      THEMES.map((theme) => ({
        id,
        screen: title.replace('Screens/', ''),
        state: name,
        theme,
        file: `${id.replace(/^screens-/, '')}.${theme}.png`,
      })),
    );
}

function serve(): Promise<{ server: Server; origin: string }> {
  const files = sirv(book, { dev: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(BASE)) return response.writeHead(404).end();
    request.url = request.url.slice(BASE.length - 1);
    return files(request, response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    });
  });
}

const PREVIEW = 'globalThis.__STORYBOOK_PREVIEW__';
const PHASE = `${PREVIEW}?.currentRender?.phase`;
const LOADED = `document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || !image.checkVisibility() ||
    image.getBoundingClientRect().top > innerHeight)`;

/** Goes to a story as the manager does, without loading the page again. Throws where its play fails. */
async function shoot(page: Page, { id, file }: Shot): Promise<void> {
  await page.setViewportSize(PHONE);
  const selection = JSON.stringify({ storyId: id, viewMode: 'story' });
  await page.evaluate(`${PREVIEW}.channel.emit('setCurrentStory', ${selection})`);
  const over = `${PREVIEW}.currentRender.id === '${id}' && ['finished', 'errored'].includes(${PHASE})`;
  await page.waitForFunction(over);
  if ((await page.evaluate(PHASE)) === 'errored') throw new Error('its play fails');
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ ...PHONE, height: Math.min(Math.max(height, PHONE.height), LONGEST) });
  await page.waitForFunction(LOADED);
  await page.waitForTimeout(200);
  await page.screenshot({ path: path.join(out, file), animations: 'disabled' });
}

/** Every picture of a theme; answers what failed. */
async function takeTheme(browser: Browser, origin: string, shots: Shot[], theme: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const mine = shots.filter((shot) => shot.theme === theme && isAsked(shot));
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}${BASE}iframe.html?id=${mine[0]?.id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(`['finished', 'errored'].includes(${PHASE})`);
  const failed: string[] = [];
  for (const shot of mine) {
    try {
      await shoot(page, shot);
    } catch (error) {
      failed.push(`${shot.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await context.close();
  return failed;
}

async function takeAll(): Promise<string[]> {
  const shots = await wanted();
  if (asked.length === 0) await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { server, origin } = await serve();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const byTheme = THEMES.map((theme) => takeTheme(browser, origin, shots, theme));
    const failed = (await Promise.all(byTheme)).flat();
    const sheet = path.join(out, 'contact-sheet.html');
    await writeFile(sheet, contactSheet(shots));
    const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({ path: path.join(out, 'contact-sheet.png'), fullPage: true });
    console.log(`${shots.filter(isAsked).length - failed.length} pictures in ${path.relative(root, out)}`);
    return failed;
  } finally {
    await browser.close();
    server.close();
  }
}

const failed = await takeAll();
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;
