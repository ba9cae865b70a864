import type { Browser, BrowserContext, Page } from 'playwright';

/** The 'slow 4G' preset of browser developer tools, and a quarter of this machine's CPU speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;

/** A fresh browser profile, as on a first visit. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en-IN',
  });
  // esbuild calls this for each named function, including those that run in the page.
  await phone.addInitScript('globalThis.__name = (named) => named');
  return phone;
}

export async function throttle(page: Page, { network = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
