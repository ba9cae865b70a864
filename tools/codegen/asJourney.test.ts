import { expect, test } from 'vitest';
import { asJourney } from './asJourney.ts';

const recorded = `import { test, expect } from '@playwright/test';

test.use({
  viewport: {
    height: 844,
    width: 390
  }
});

test('test', async ({ page }) => {
  await page.goto('http://localhost:4190/?scenario=full&as=traveller_001&panel=off');
  await page.goto('http://localhost:4190/');
  await page.getByRole('button', { name: 'Like post by Zoya Khan' }).click();
});
`;

test('turns the recorder output into a journey', () => {
  expect(asJourney(recorded, 'http://localhost:4190')).toBe(`import { expect, test } from '../waystone.ts';

test('test', async ({ page, open }) => {
  await open('/?scenario=full&as=traveller_001');
  await page.getByRole('button', { name: 'Like post by Zoya Khan' }).click();
});
`);
});
