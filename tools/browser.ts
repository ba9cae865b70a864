import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** A minimal Debian has no emoji font, and destinations show emoji. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-color-emoji'];

const HOW_TO = `No browser to test with, and none could be installed.
Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Makes sure that a browser is available: CHROMIUM_PATH, an installed one, or else Debian's package (as root) or
 * Playwright's download. Throws an error with instructions if none can be found.
 */
export function ensureBrowser(): void {
  if (process.env.CHROMIUM_PATH && findChromium() !== process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  }
  if (findChromium()) return;
  const isDebianRoot = process.getuid?.() === 0 && run('apt-get', '--version');
  const installed =
    (isDebianRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...PACKAGES)) ||
    run('npx', 'playwright', 'install', 'chromium');
  if (!installed || !findChromium()) throw new Error(HOW_TO);
}
