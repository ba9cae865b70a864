import { findViolations } from '../support/axe.ts';
import { expect, test } from '../waystone.ts';

// This journey makes its own screen inaccessible.
test.use({ axe: 'off' });

test('[SHIP-10] axe reports a button without a name, and text with too little contrast in the dark theme only', async ({
  page,
  app,
}) => {
  await app.packages.open();
  await expect(app.packages.cards.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="dark"] h1 { color: #444 !important }');
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.append(document.createElement('button'));
  });
  const violations = await findViolations(page);
  expect(violations).toEqual([
    expect.stringMatching(/^light, button-name: /),
    expect.stringMatching(/^dark, color-contrast: .*h1/s),
  ]);
});
