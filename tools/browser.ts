import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** A bare Debian has no face for emoji, which destinations show. */
const PACKAGES = ['chromium', 'fonts-noto-color-emoji'];

const HOW_TO = `No browser to test with, and none could be installed.
Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Makes sure that there is a browser: CHROMIUM_PATH, one that is installed, else Debian's package (as root)
 * or Playwright's download. Throws with what to do where nothing works.
 */
export function ensureBrowser(): void {
  if (process.env.CHROMIUM_PATH && findChromium() !== process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  }
  if (findChromium()) return;
  const debianRoot = process.getuid?.() === 0 && run('apt-get', '--version');
  const installed =
    (debianRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...PACKAGES)) ||
    run('npx', 'playwright', 'install', 'chromium');
  if (!installed || !findChromium()) throw new Error(HOW_TO);
}
