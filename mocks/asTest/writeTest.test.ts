import { expect, test } from 'vitest';
import type { Recording, Step } from './Recording.ts';
import { writeTest } from './writeTest.ts';

const like = { role: 'button', name: "Like post by Meera O'Hara" };
const recordingOf = (...steps: Step[]): Recording => ({
  link: '/?scenario=full&as=traveller_001',
  screen: 'Home',
  steps,
  person: 'traveller_001',
  world: '',
});
const ending = { path: '/', screen: 'Home', level: 'Level 4, 373 points', texts: [] };

test('[QA-01] writes a press by role and name, its outcome, and the final state', () => {
  const became = { ...like, name: "Unlike post by Meera O'Hara" };
  expect(writeTest(recordingOf({ kind: 'press', target: like, outcome: { became } }), ending)).toBe(
    String.raw`import { expect, test } from '../waystone.ts';

test('Home: 1 step', async ({ page, open }) => {
  await open('/?scenario=full&as=traveller_001');
  await page.getByRole('button', { name: 'Like post by Meera O\'Hara' }).click();
  await expect(page.getByRole('button', { name: 'Unlike post by Meera O\'Hara' })).toBeVisible();

  await expect(page).toHaveURL('./');
  await expect(page.getByRole('link', { name: 'Level 4, 373 points' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot('- heading "Home" [level=1]');
});
`,
  );
});

test('[QA-01] tells controls with the same name apart by container, by index, or by exact name', () => {
  const text = writeTest(
    recordingOf(
      {
        kind: 'press',
        target: { role: 'button', name: 'Add', within: { role: 'dialog', name: 'Add a place' } },
      },
      { kind: 'press', target: { role: 'link', name: 'Goa', exact: true, nth: 2 } },
      { kind: 'fill', target: { role: 'label', name: 'Start date' }, value: '2026-03-01' },
    ),
    ending,
  );
  expect(text).toContain(
    "page.getByRole('dialog', { name: 'Add a place' }).getByRole('button', { name: 'Add' })",
  );
  expect(text).toContain("page.getByRole('link', { name: 'Goa', exact: true }).nth(2).click()");
  expect(text).toContain("page.getByLabel('Start date').fill('2026-03-01')");
});

test('[QA-01] uses the `world` fixture only if a control of the mock backend was used', () => {
  const text = writeTest(
    recordingOf(
      { kind: 'control', member: 'fault', args: ['POST /api/posts/:id/like', 500] },
      { kind: 'call', method: 'POST', path: '/api/travel-todos', body: { destination: 'Hampi\n' } },
      { kind: 'pageKey', value: 'Escape' },
    ),
    ending,
  );
  expect(text).toContain('async ({ page, open, world }) =>');
  expect(text).toContain("await world.fault('POST /api/posts/:id/like', 500);");
  expect(text).toContain(String.raw`body: JSON.stringify({ destination: 'Hampi\n' }) }));`);
  expect(text).toContain("await page.keyboard.press('Escape');");
});
