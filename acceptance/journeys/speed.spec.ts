import type { Page } from '@playwright/test';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { everythingFetched } from '../support/prefetch.ts';
import { at } from '../support/demoUrl.ts';
import { articles } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** A slow 4G, as the browsers' own tools call it, and a phone with a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
/** Before each answer of the backend, ms: the screen is drawn without it first. */
const LATENCY = 800;
/** What counts as good is 0.1. */
const STILL = 0.02;

/** The part of a browser's layout-shift entry that counts. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
interface Shift {
  value: number;
  moved: string[];
}
declare global {
  interface Window {
    shifts?: Shift[];
  }
}

async function makeSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** In the page: writes down all that moves by itself, from the first paint on. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const isShift = (entry: PerformanceEntry): entry is ShiftEntry => entry.entryType === 'layout-shift';
  const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  const watcher = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${box(previousRect)} to ${box(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  });
  watcher.observe({ type: 'layout-shift', buffered: true });
}

/** Browsers score the worst burst; the sum is stricter, and here it has to do. */
async function expectStill(page: Page): Promise<void> {
  await everythingFetched(page);
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(STILL);
}

test.describe.configure({ timeout: 150_000 });
test.beforeEach(({ page }) => page.addInitScript(watchShifts));

const people = [
  { who: 'a traveller', as: 'traveller_001' },
  { who: 'the guest, at a first visit', as: GUEST_ID },
  { who: 'the guest, who was here before', as: GUEST_ID, before: true },
  { who: 'a visitor', as: 'visitor' },
];
const screens = [
  { screen: 'home', path: '/', arrived: (page: Page) => articles(page).first() },
  {
    screen: 'explore',
    path: '/explore',
    arrived: (page: Page) => page.locator('main a[href*="/package/"]').first(),
  },
];
for (const { screen, path, arrived } of screens) {
  for (const { who, as, before } of people) {
    test(`loads ${screen} for ${who} without layout shifts`, async ({ page, open }) => {
      if (before) {
        await open(at(path, { as }));
        await expect(page.getByText('Browsing in Guest Mode')).toBeVisible();
        await everythingFetched(page);
      }
      await makeSlow(page);
      await open(at(path, { as, latency: LATENCY }));
      await expect(arrived(page)).toBeVisible({ timeout: 60_000 });
      await expectStill(page);
    });
  }
}
test('loads landing without layout shifts', async ({ page, open }) => {
  await makeSlow(page);
  await open(at('/landing', { as: 'visitor' }));
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectStill(page);
});
