import { existsSync } from 'node:fs';
import { type LaunchOptions, chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that tests drive: CHROMIUM_PATH, else the one Playwright has downloaded for itself, else one
 * that the system has. Answers null where there is none.
 */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...INSTALLED].find((path) => path && existsSync(path)) ?? null;
}

const executablePath = findChromium();

/** Playwright adds --no-sandbox by itself; the rest keeps the browser from calling home. */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
