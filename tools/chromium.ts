import { existsSync } from 'node:fs';
import { type LaunchOptions, chromium } from 'playwright';

/** The headless shell first: it opens a page with half the CPU time of a full browser. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const findAll = (): string[] =>
  [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...INSTALLED].filter((path) =>
    existsSync(path),
  );

/**
 * The path of the tests' browser: CHROMIUM_PATH, Playwright's own download, or an installed Chromium or Chrome. Returns
 * null if there is none.
 */
export const findChromium = (): string | null => findAll()[0] ?? null;

/** Like findChromium, but a headed browser, for manual use. */
export const findWindowedChromium = (): string | null =>
  findAll().find((path) => !path.includes('headless')) ?? null;

const executablePath = findChromium();
/** Without a path, Playwright launches the headless shell that comes with its Chromium. */
const isDownloaded = executablePath === chromium.executablePath();

/**
 * Makes V8 keep the line numbers of scripts. Playwright asks for the line of every error that is created, and React creates
 * some when it loads: V8 would parse the whole script again, 0.1 s per page load that visitors do not wait.
 */
export const KEEP_LINE_NUMBERS = '--no-enable-lazy-source-positions';

/** Playwright adds --no-sandbox itself; the rest stops the browser's background requests. */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath && !isDownloaded ? { executablePath } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--js-flags=${KEEP_LINE_NUMBERS}`,
  ],
};
