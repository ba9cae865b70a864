import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { dark, light } from '../src/ui/theme/roles.ts';
import { ensureBrowser } from './browser.ts';
import { builds, ensureBuild } from './builds.ts';
import { chromiumLaunch } from './chromium.ts';

const FILE = 'docs/waystone.webp';
const MAX_BYTES = 250_000;
/** A phone's screen in CSS pixels. */
const SCREEN = { width: 390, height: 844 };
const PICTURE = { width: 1120, height: 1040 };
const PIXEL_RATIO = 2;
/** The same people, dates and counts in every run, and no movement. */
const WORLD =
  'scenario=full&as=traveller_001&now=2026-02-10T06:30:00.000Z&clock=frozen&simulate=off&panel=off';

const roles = { light, dark };
interface Phone {
  path: string;
  theme: keyof typeof roles;
}
const phones: Phone[] = [
  { path: '', theme: 'light' },
  { path: 'leaderboard', theme: 'dark' },
];

/** One screen of the built demo as a PNG. */
async function shoot(browser: Browser, origin: string, { path: screen, theme }: Phone): Promise<string> {
  const page = await browser.newPage({
    viewport: SCREEN,
    deviceScaleFactor: PIXEL_RATIO,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await page.addInitScript((value) => localStorage.setItem('travel-theme', value), theme);
  await page.goto(`${origin}${screen}?${WORLD}`, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot();
  await page.close();
  return picture.toString('base64');
}

/** A screen in a phone frame, between the strips for the camera and the home gesture. */
const phone = (screen: string, { theme }: Phone): string => `
<div class="phone">
  <div class="glass" style="background: ${roles[theme].paper}; color: ${roles[theme].ink}">
    <i class="camera"></i><img src="data:image/png;base64,${screen}" /><i class="home"></i>
  </div>
</div>`;

/** The phones side by side on a plain background. */
const composition = (screens: readonly string[]): string => `<!doctype html>
<style>
  body { display: flex; justify-content: center; align-items: center; gap: 76px; height: 100vh; margin: 0; background: ${light.table}; }
  .phone { padding: 11px; border-radius: 60px; background: #0b1517; box-shadow: 0 0 0 1.5px #2b3b3e, 0 12px 24px rgb(10 30 30 / 14%), 0 44px 80px rgb(10 30 30 / 26%); }
  .glass { overflow: hidden; border-radius: 49px; }
  img { display: block; width: ${SCREEN.width}px; }
  i { display: block; margin: 0 auto; border-radius: 20px; }
  .camera { width: 96px; height: 26px; margin-block: 11px 7px; background: #0b1517; }
  .home { width: 128px; height: 5px; margin-block: 4px 9px; background: currentcolor; }
</style>
${screens.join('')}`;

/** Captures the composition as WebP, a fifth of the size of a PNG. */
async function compose(browser: Browser, screens: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: PICTURE, deviceScaleFactor: PIXEL_RATIO });
  await page.setContent(composition(screens), { waitUntil: 'load' });
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, png);
  await page.close();
  return Buffer.from(webp, 'base64');
}

/** `npm run readme-picture`: regenerates the picture at the top of README.md from the built demo. */
ensureBrowser();
ensureBuild('demo');
const server = await preview({
  build: { outDir: builds.demo.folder },
  preview: { port: 4190, strictPort: false },
});
const browser = await chromium.launch(chromiumLaunch);
try {
  const origin = server.resolvedUrls?.local[0] ?? '';
  const screens: string[] = [];
  for (const shown of phones) screens.push(phone(await shoot(browser, origin, shown), shown));
  const picture = await compose(browser, screens);
  if (picture.length > MAX_BYTES)
    throw new Error(`${FILE} would have ${picture.length} bytes, more than ${MAX_BYTES}`);
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, picture);
  console.log(`${FILE}: ${(picture.length / 1000).toFixed(0)} kB`);
} finally {
  await browser.close();
  await server.close();
}
