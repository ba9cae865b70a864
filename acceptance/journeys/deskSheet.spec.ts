import { desk, openDrawer, region, withDesk } from '../pages/demoDesk.ts';
import { heading, levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

/** The desk of a narrow window: a sheet over the phone. */
test.use({ viewport: { width: 390, height: 844 } });

test('[SHIP-10] the sheet opens again where it was closed: page, place and what was typed', async ({
  page,
  open,
}) => {
  await open(withDesk());
  const show = desk(page).getByRole('button', { name: 'Show demo desk' });
  const hide = desk(page).getByRole('button', { name: 'Hide demo desk' });
  await show.click();
  const tables = await openDrawer(page, 'Inspect');
  await tables.getByRole('button', { name: 'Requests' }).click();
  const search = tables.getByRole('searchbox');
  await search.fill('unified');
  await search.press('End');
  await tables.getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
  const place = await search.boundingBox();
  await hide.click();
  await expect(show).toBeFocused();
  await expect(tables).toBeHidden();
  await show.click();
  await expect(tables).toBeVisible();
  await expect(desk(page).getByRole('heading', { name: 'Inspect', exact: true })).toBeFocused();
  await expect(search).toHaveValue('unified');
  await expect.poll(() => search.boundingBox()).toEqual(place);

  await tables.getByRole('button', { name: 'Back to the desk' }).click();
  const drawer = region(page, 'Inspect').getByRole('button');
  await expect(drawer).toBeFocused();
  const below = await drawer.boundingBox();
  await hide.click();
  await show.click();
  await expect(hide).toBeFocused();
  await expect.poll(() => drawer.boundingBox()).toEqual(below);
});

test('[SHIP-10] a code that is open when the sheet is closed does not block the phone', async ({
  page,
  open,
}) => {
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  await desk(page).getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('dialog', { name: 'This moment on a phone' })).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  await expect(desk(page).getByRole('button', { name: 'QR code' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[PTS-09] the sheet makes room for a level-up that began in it, and returns', async ({ page, open }) => {
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  const ledger = await openDrawer(page, 'Points ledger');
  const width = ledger.getByRole('spinbutton', { name: 'Points per level' });
  await width.fill('50');
  await width.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Level 8 ·/ })).toBeVisible();
  await expect(ledger).not.toBeInViewport();
  // Ends the level-up.
  await page.keyboard.press('Shift');
  await expect(width).toBeInViewport();
  await expect(width).toBeFocused();
  await expect(levelLink(page)).toHaveAccessibleName('Level 8, 372 points');
});
