import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const name = 'Hampi';
const country = 'India';

/** Types the start of a place, and picks the suggestion with the keyboard. */
async function pickPlace(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Destination' });
  await field.fill('hamp');
  const suggestions = page.getByRole('group', { name: 'Suggested places' });
  await suggestions.getByRole('button', { name: `${name}, ${country}` }).press('Enter');
  await expect(suggestions).toBeHidden();
  await expect(field).toBeFocused();
}

for (const path of ['/create-post', '/travel-planning'])
  test(`[CRE-02, PLAN-02] ${path} suggests places of the catalogue while one types a destination`, async ({
    page,
    open,
  }) => {
    await open(demoUrl(path));
    await pickPlace(page);
    await expect(page.getByLabel('Destination')).toHaveValue(`${name}, ${country}`);
    await page.getByLabel('Destination').fill('Somewhere else');
    await expect(page.getByRole('group', { name: 'Suggested places' })).toBeHidden();
  });

test('[TODO-02] a place to visit can be picked from the catalogue', async ({ page, open }) => {
  await open(demoUrl('/todo-list'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await pickPlace(page);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByRole('main').getByText(`${name}, ${country}`).first()).toBeVisible();
});

test('[ASK-20] a picked place fills in its country and clears the error of that field', async ({
  page,
  open,
}) => {
  await open(demoUrl('/ask-local'));
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Question' });
  await dialog.getByRole('button', { name: 'Post Question' }).click();
  await expect(dialog.getByText('Add a country.')).toBeVisible();
  await pickPlace(page);
  await expect(dialog.getByLabel('Destination')).toHaveValue(name);
  await expect(dialog.getByLabel('Country')).toHaveValue(country);
  await expect(dialog.getByText('Add a country.')).toBeHidden();
});

test('a catalogue that cannot be read suggests nothing and says nothing', async ({ page, open, world }) => {
  await open(demoUrl('/create-post'));
  await world.fault('GET /api/custom-destinations', 500);
  await page.getByLabel('Destination').fill('hamp');
  await expect
    .poll(async () => (await world.requests()).map((call) => call.path))
    .toContain('/api/custom-destinations');
  await expect(page.getByRole('group', { name: 'Suggested places' })).toBeHidden();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Destination')).toHaveValue('hamp');
});
