import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';
import type { Engine } from '../../acceptance/engines/driver.ts';
import { startFirefox } from '../../acceptance/engines/firefoxEngine.ts';
import { startPlaywright } from '../../acceptance/engines/playwrightEngine.ts';
import { startWebKit } from '../../acceptance/engines/webKitEngine.ts';
import { chromiumLaunch, findChromium } from '../chromium.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

const there = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file && existsSync(file));
const hasScreen = (): boolean =>
  Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) || existsSync(XVFB);

/**
 * How to launch each engine: Playwright's own build if it was downloaded, otherwise an installed one, otherwise null.
 */
export const findEngine: Readonly<Record<EngineName, () => (() => Promise<Engine>) | null>> = {
  chromium: () => (findChromium() ? () => startPlaywright(chromium, chromiumLaunch) : null),
  firefox() {
    if (there(firefox.executablePath())) return () => startPlaywright(firefox, {});
    const installed = there(process.env.FIREFOX_PATH, ...FIREFOX);
    return installed ? () => startFirefox(installed) : null;
  },
  webkit() {
    if (there(webkit.executablePath())) return () => startPlaywright(webkit, {});
    const driver = there(process.env.WEBKIT_DRIVER_PATH, WEBKIT_DRIVER);
    return driver && hasScreen() ? () => startWebKit(driver) : null;
  },
};

export const howToGet: Readonly<Record<EngineName, string>> = {
  chromium: 'npx playwright install chromium, or apt-get install chromium-headless-shell, or CHROMIUM_PATH',
  firefox: 'npx playwright install firefox, or apt-get install firefox-esr, or FIREFOX_PATH',
  webkit: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb, or WEBKIT_DRIVER_PATH',
};
