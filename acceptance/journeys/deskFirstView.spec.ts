import { asFirstVisitor, region, withDesk } from '../pages/demoDesk.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Harpreet. */
const VETERAN = 'traveller_002';

test('a scenario says whom it has signed in, and the cards stay in their places', async ({ page, open }) => {
  await open(`${withDesk()}&as=${VETERAN}`);
  const scenarios = region(page, 'Scenarios');
  const cards = scenarios.getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const before = await cards.allInnerTexts();
  const titles = before.map((text) => text.split('\n')[0] ?? '');
  await scenarios.getByRole('button', { name: titles[1] ?? '' }).click();
  await expect(scenarios.getByRole('status')).toHaveText('You are now Ananya');
  await expect(scenarios.getByRole('button', { pressed: true })).toContainText('Current');
  await expect(cards.getByText(new RegExp(`^(${titles.join('|')})$`))).toHaveText(titles);
});

test('[SHIP-10] the reason for having one phone is shown whole in a narrow window', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(`${withDesk()}&as=traveller_001`);
  const reason = await region(page, 'Two travellers')
    .getByText(/^Two phones need/)
    .boundingBox();
  const moment = await region(page, 'This moment').boundingBox();
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThanOrEqual(moment?.y ?? 0);
});

test('[SHIP-10] nothing below the people moves when the pointer is on one of them', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001`);
  const people = region(page, 'People');
  const before = await people.boundingBox();
  for (const name of [/^Harpreet/, 'Visitor']) {
    await people.getByRole('button', { name }).hover();
    expect(await people.boundingBox()).toEqual(before);
  }
});

test('[SHIP-10] a first visitor’s desk is folded to people and scenarios, and stays as they leave it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await asFirstVisitor(page);
  await page.goto('/');
  await expect(region(page, 'People').getByRole('button', { name: 'Guest' })).toBeVisible();
  const scenarios = region(page, 'Scenarios').getByRole('listitem');
  await expect(scenarios).toHaveCount(6);
  const folds = ['Time', 'Two travellers', 'This moment'].map((name) =>
    region(page, name).getByRole('button', { name, exact: true }),
  );
  for (const fold of folds) await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const freeze = region(page, 'Time').getByRole('button', { name: 'Freeze' });
  await expect(freeze).toBeHidden();
  await region(page, 'Time').getByRole('button', { name: 'Time' }).click();
  await expect(freeze).toBeVisible();
  // An open section takes up the room of the others.
  expect(await scenarios.count()).toBeLessThan(4);
  await page.reload();
  await expect(freeze).toBeVisible();
  await expect(folds[1]!).toHaveAttribute('aria-expanded', 'false');
});
