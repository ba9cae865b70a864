import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { articles } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

/**
 * The 'Slow 4G' preset of browser DevTools: ms before each response, and bytes per ms for bodies that hosts
 * compress.
 */
const LINE_LATENCY = 150;
const LINE_SPEED = 3 * 200;
/** CPU throttling: a phone at a quarter of this machine's speed. */
const SLOWDOWN = 4;
/** Delay before each response in ms, so that the first paint has no data. */
const LATENCY = 800;
/** Maximum layout shift; Web Vitals rate 0.1 as good. */
const MAX_SHIFT = 0.02;

/** The fields of a layout-shift entry that are used. */
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

/**
 * Throttles responses like a slow connection, one body at a time; returns a function that stops this.
 * Chromium's own throttling is not used, since on a busy machine it sometimes never responds.
 */
async function slowLine(page: Page): Promise<() => Promise<void>> {
  let free = 0;
  await page.route('**/*', async (route) => {
    // The host may be closing an idle connection.
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.body();
    free = Math.max(free, Date.now() + LINE_LATENCY) + body.length / LINE_SPEED;
    await setTimeout(free - Date.now());
    return route.fulfill({ response, body });
  });
  // Responses still on their way may come after the page has closed.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Throttles network and CPU; returns a function that stops both. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const endSlowLine = await slowLine(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async () => {
    await endSlowLine();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/** Runs in the page: records every layout shift from the first paint on. */
function recordShifts(): void {
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

/** Checks the sum of all shifts, which is stricter than the worst session window that browsers report. */
async function expectNoShift(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MAX_SHIFT);
}

test.use({ motion: true });
test.describe.configure({ timeout: 150_000 });
test.beforeEach(({ page }) => page.addInitScript(recordShifts));

const people = [
  { who: 'a traveller', as: 'traveller_001' },
  { who: 'the guest on a first visit', as: GUEST_ID },
  { who: 'the guest on a second visit', as: GUEST_ID, isSecondVisit: true },
  { who: 'a visitor', as: 'visitor' },
];
const screens = [
  { screen: 'home', path: '/', loaded: (page: Page) => articles(page).first() },
  {
    screen: 'explore',
    path: '/explore',
    loaded: (page: Page) =>
      page.getByRole('region', { name: 'Featured Packages' }).getByRole('listitem').getByRole('link').first(),
  },
];
for (const { screen, path, loaded } of screens) {
  for (const { who, as, isSecondVisit } of people) {
    test(`loads ${screen} for ${who} without layout shift`, async ({ page, open }) => {
      if (isSecondVisit) {
        await open(demoUrl(path, { as }));
        await expect(page.getByText('Browsing in Guest Mode')).toBeVisible();
      }
      const speedUp = await slowDown(page);
      await open(demoUrl(path, { as, latency: LATENCY }));
      await expect(loaded(page)).toBeVisible({ timeout: 60_000 });
      // Anything loaded from here on is not on screen.
      await speedUp();
      await expectNoShift(page);
    });
  }
}
test('loads landing without layout shift', async ({ page, open }) => {
  const speedUp = await slowDown(page);
  await open(demoUrl('/landing', { as: 'visitor' }));
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await speedUp();
  await expectNoShift(page);
});
