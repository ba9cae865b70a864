import type { Page } from '@playwright/test';
import { expect, test } from '../waystone.ts';

/** Runs in the page: returns the injection sinks that are still open. */
function findOpenSinks(): string[] {
  const sinks: Record<string, () => unknown> = {
    markup: () => (document.createElement('div').innerHTML = '<b>bold</b>'),
    'markup of a frame': () => (document.createElement('iframe').srcdoc = '<b>bold</b>'),
    'a document': () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
    'the address of a script': () => (document.createElement('script').src = 'other.js'),
    'the text of a script': () => (document.createElement('script').text = 'void 0'),
    'the address of a worker': () => new Worker('other.js'),
    'another policy': () => globalThis.trustedTypes?.createPolicy('other', { createScriptURL: String }),
  };
  const isOpen = ([, use]: [string, () => unknown]): boolean => {
    try {
      use();
      return true;
    } catch {
      return false;
    }
  };
  return Object.entries(sinks)
    .filter(isOpen)
    .map(([name]) => name);
}

/** Whether the page can register an arbitrary script as a service worker. */
const registersAnyWorker = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.serviceWorker.register('assets/other.js').then(
      () => true,
      () => false,
    ),
  );

test('[SHIP-02] no page turns text into markup or code, whoever answers its calls', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/Trusted ?(?:Type|HTML|Script)|Not a script of the mock backend/);
  await open('/');
  expect(await page.evaluate(findOpenSinks)).toEqual([]);
  await page.goto('api/login');
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(await page.evaluate(findOpenSinks)).toEqual([]);
  // The worker needs the only Trusted Types policy allowed, which permits nothing else.
  await open('/?transport=worker&panel=on');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Demo desk' })).toBeAttached();
  expect(await page.evaluate(findOpenSinks)).toEqual([]);
  expect(await registersAnyWorker(page)).toBe(false);
});
