import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { desk, withDesk } from '../pages/demoDesk.ts';
import { firstPost, levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Runs in the page: records when the first screen is rendered. */
function noteFirstScreen(): void {
  const look = new MutationObserver(() => {
    if (!document.querySelector('#root h1')) return;
    performance.mark('screen');
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
}

interface Loaded {
  file: string;
  bytes: number;
  /** Whether it was requested before the first screen was rendered. */
  early: boolean;
}

/** The scripts, styles and fonts that the page has loaded. */
const loaded = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() => {
    const screen = performance.getEntriesByName('screen')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(?:js|css|woff2)$/.test(name))
      .map(({ name, decodedBodySize, startTime }) => ({
        file: name.replace(/.*\//, ''),
        bytes: decodedBodySize,
        early: startTime < screen,
      }))
      .toSorted((a, b) => a.file.localeCompare(b.file));
  });

test('[SHIP-12] the first load at the width of a phone is the same with the desk, byte for byte', async ({
  page,
  open,
}) => {
  await page.addInitScript(noteFirstScreen);
  await open(demoUrl('/'));
  await expect(levelLink(page)).toBeVisible();
  await expect(firstPost(page)).toBeVisible();
  const without = (await loaded(page)).filter(({ early }) => early);
  expect(without.some(({ file }) => file.endsWith('.js'))).toBe(true);
  await open(withDesk());
  await expect(desk(page).getByRole('button', { name: 'Show demo desk' })).toBeVisible();
  const all = await loaded(page);
  expect(all.filter(({ early }) => early)).toEqual(without);
  expect(all.find(({ file }) => file.startsWith('mountDesk'))?.early).toBe(false);
});
