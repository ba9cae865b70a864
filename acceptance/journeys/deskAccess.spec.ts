import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/audit.ts';
import { desk, openDrawer, region, withDesk } from '../pages/demoDesk.ts';
import { expect, test } from '../waystone.ts';

const DRAWERS = ['Failures', 'Points ledger', 'Live', 'What people tried', 'Notes', 'Inspect'];
/** A screen with few elements, because axe reads it along with the desk. */
const SMALL_SCREEN = '/edit-profile';
const back = (page: Page): Locator => desk(page).getByRole('button', { name: 'Back to the desk' });

/**
 * Accessibility of the desk for users with low vision or without a mouse; it is the same at other window
 * widths.
 */
test.use({ viewport: { width: 1440, height: 900 } });

test('[SHIP-10] the tour and the desk behind it are accessible', async ({ page, open }) => {
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Start tour' }).click();
  await expect(page.getByRole('dialog', { name: /^Tour, step 1/ })).toBeFocused();
  await expectAccessible(page, 'the tour');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'the first view');
});

test('[SHIP-10] all scenarios, all people and the history are accessible', async ({ page, open }) => {
  await open(withDesk(SMALL_SCREEN));
  await desk(page).getByRole('button', { name: 'All 15' }).click();
  await desk(page)
    .getByRole('button', { name: /^All \d+ people/ })
    .click();
  await expectAccessible(page, 'all scenarios and people');
  await desk(page).getByRole('button', { name: 'History and fork' }).click();
  await expectAccessible(page, 'This moment');
});

for (const name of DRAWERS)
  test(`[SHIP-10] the drawer ${name} is accessible`, async ({ page, open }) => {
    await open(withDesk(SMALL_SCREEN));
    await openDrawer(page, name);
    await expectAccessible(page, name);
  });

test('[SHIP-10] drawers, code and tour take focus, close on Escape and return focus', async ({
  page,
  open,
}) => {
  await open(withDesk());
  for (const name of DRAWERS) {
    const label = region(page, name).getByRole('button');
    await label.focus();
    await page.keyboard.press('Enter');
    await expect(desk(page).getByRole('heading', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(label).toBeFocused();
  }
  const history = desk(page).getByRole('button', { name: 'History and fork' });
  await history.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();

  const code = desk(page).getByRole('button', { name: 'QR code' });
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'This moment on a phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();

  const start = desk(page).getByRole('button', { name: 'Start tour' });
  await start.focus();
  await page.keyboard.press('Enter');
  const tour = page.getByRole('dialog', { name: /^Tour, step/ });
  await expect(tour).toBeFocused();
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
  await expect(tour.getByRole('button', { name: 'Play tour by itself' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 720, height: 844 },
])
  test(`[SHIP-10] the handle that opens the desk leaves texts free at ${viewport.width} pixels`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open(withDesk());
    const show = desk(page).getByRole('button', { name: 'Show demo desk' });
    await expect(show).toBeVisible();
    const { x = NaN, width = 0, height = 0 } = (await show.boundingBox()) ?? {};
    expect({ x, width, height }).toEqual({ x: 0, width: 24, height: 52 });
    const paintedTo = await show.evaluate((tab) => {
      const { left, width: breadth } = getComputedStyle(tab, '::before');
      return parseFloat(left) + parseFloat(breadth);
    });
    expect(paintedTo).toBeLessThanOrEqual(14);
    const label = show.getByText('Desk');
    await expect(label).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(show).toBeFocused();
    await expect(label).toBeVisible();
    await show.blur();
    await expect(label).toBeHidden();
    await show.hover();
    await expect(label).toBeVisible();
  });

test('[SHIP-10] the sheet of a narrow window takes focus and returns it', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(withDesk());
  const show = desk(page).getByRole('button', { name: 'Show demo desk' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(desk(page).getByRole('button', { name: 'Hide demo desk' })).toBeFocused();
  await expectAccessible(page, 'the sheet');
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();
});

/** The names of desk controls that extend beyond the desk. */
const beside = (page: Page): Promise<string[]> =>
  desk(page)
    .getByRole('button')
    .or(desk(page).getByRole('spinbutton'))
    .or(desk(page).getByRole('combobox'))
    .or(desk(page).getByRole('cell'))
    .evaluateAll((controls) => {
      const outer = controls[0]!.closest('aside')!.getBoundingClientRect();
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < outer.left - 1 || right > outer.right + 1;
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    });

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`[SHIP-10] nothing extends beyond the desk with text of 200 % at ${width} pixels`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(withDesk());
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    if (width < 900) await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
    await desk(page).getByRole('button', { name: 'All 15' }).click();
    expect.soft(await beside(page), 'the first view').toEqual([]);
    for (const name of DRAWERS) {
      await openDrawer(page, name);
      expect.soft(await beside(page), name).toEqual([]);
      await back(page).click();
    }
    await desk(page).getByRole('button', { name: 'History and fork' }).click();
    expect.soft(await beside(page), 'This moment').toEqual([]);
  });
