import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Driver } from '../drivers/Driver.ts';
import { createInProcess } from '../drivers/inProcess.ts';
import { createReal } from '../drivers/real.ts';
import { expect, test } from '../waystone.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** After a page load, recording starts slightly later than the app becomes interactive. */
async function untilRecording(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.mockBackend !== undefined)).toBe(true);
  await page.evaluate(() => window.mockBackend?.asTest());
}

/** Likes, comments, votes, adds a to-do and switches the user. */
async function doSomeThings(page: Page): Promise<void> {
  const post = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^(Like|Unlike) post by/ }) });
  const like = post.first().getByRole('button', { name: /^(Like|Unlike) post by/ });
  await like.click();
  await expect(like).toHaveAccessibleName(/^Unlike/);
  await post
    .first()
    .getByRole('button', { name: /^Comments on/ })
    .click();
  const box = post.first().getByRole('textbox', { name: /Comment/ });
  await box.fill('The road is open again.');
  await box.press('Enter');
  await expect(toast(page, 'Comment added')).toBeVisible();
  await page.getByRole('tab', { name: 'Polls' }).click();
  await page.getByRole('group').getByRole('button').first().click();
  await expect(toast(page, 'Your vote has been recorded!')).toBeVisible();
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('link', { name: /To-?Do/i }).click();
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await page.getByRole('dialog').getByLabel('Destination').fill('Spiti');
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('main').getByText('Spiti')).toBeVisible();
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await untilRecording(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await untilRecording(page);
  await page.getByRole('button', { name: /Harpreet Singh/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

interface Recorded {
  default: (fixtures: {
    page: Page;
    open: (path: string) => Promise<void>;
    expect: typeof expect;
  }) => Promise<void>;
}

/** Runs a recorded test in its own browser context, with a different driver. */
async function runOver(driver: Driver, browser: Browser, recorded: Recorded): Promise<void> {
  const context = await browser.newContext({ baseURL: driver.baseURL ?? '', reducedMotion: 'reduce' });
  await driver.prepare(context);
  const page = await context.newPage();
  await recorded.default({ page, open: (address) => driver.open(page, address), expect });
  expect(await driver.problems()).toEqual([]);
  await context.close();
}

// Done once by hand and three times by the copied test.
test.describe.configure({ timeout: 150_000 });

test('[QA-01] turns what was done into a test that passes at once, in the demo, in process and over a real port', async ({
  page,
  open,
  backend,
  browser,
  inProcess,
}, info) => {
  await open('/?scenario=full&as=traveller_001');
  // The first call starts recording: the desk would do that, but is hidden under automation.
  await backend('asTest()');
  await doSomeThings(page);
  const text = String(await backend('asTest()'));
  expect(text).toContain("await page.getByRole('button', { name: 'Like post by");
  expect(text).not.toMatch(/locator|world|evaluate/);

  // Tests cannot be nested, so this one runs the recorded test's body.
  const steps = text.slice(text.indexOf('=> {') + 3, text.lastIndexOf(')'));
  const file = info.outputPath('recorded.mjs');
  await writeFile(file, `export default async ({ page, open, expect }) => ${steps}`);
  const recorded: Recorded = await import(file);
  await recorded.default({ page, open, expect });
  const server = await inProcess();
  // For the third driver, the same server acts as an unknown one.
  const signIn = path.join(import.meta.dirname, '../drivers/signIn.ts');
  const real = createReal({ pages: `${server.origin}/`, api: server.origin, signIn });
  await Promise.all([
    runOver(await createInProcess(server, 'copied'), browser, recorded),
    runOver(real, browser, recorded),
  ]);
});
