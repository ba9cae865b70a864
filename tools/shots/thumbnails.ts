import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import type { Shot } from './approvals.ts';

/** Widths in pixels, about twice those on the wall. */
const WIDTHS: Record<number, number> = { 390: 320, 1280: 640 };
const QUALITY = 0.7;
/** Number of pictures one page processes at a time. */
const CONCURRENCY = 8;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

interface Small {
  /** Base64-encoded. */
  png: string;
  width: number;
  quality: number;
}

/** Runs in the page, for its WebP encoder. */
async function toWebp({ png, width, quality }: Small): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob(), {
    resizeWidth: width,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

async function makeOne(page: Page, { picture, width }: Shot, folder: string): Promise<void> {
  const png = await readFile(path.join(folder, `${picture}.png`), 'base64');
  const webp = await page.evaluate(toWebp, { png, width: WIDTHS[width] ?? width, quality: QUALITY });
  await writeFile(path.join(folder, `${picture}.webp`), Buffer.from(webp, 'base64'));
}

/** Creates a thumbnail of each picture for the wall, which shows hundreds; existing ones are kept. */
export async function makeThumbnails(shots: readonly Shot[], folder: string): Promise<void> {
  const queue: Shot[] = [];
  // Some screens look the same in several states.
  const different = new Map(shots.map((shot) => [shot.picture, shot]));
  for (const shot of different.values())
    if (!(await isThere(path.join(folder, `${shot.picture}.webp`)))) queue.push(shot);
  if (queue.length === 0) return;
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    while (queue.length > 0)
      await Promise.all(queue.splice(0, CONCURRENCY).map((shot) => makeOne(page, shot, folder)));
  } finally {
    await browser.close();
  }
}
