import type { Page } from '@playwright/test';
import { at } from '../support/demoUrl.ts';
import { holdTime, stopTime } from '../support/clock.ts';
import { expectToast, toasts } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const raise = (page: Page) => page.getByRole('button', { name: 'Book This Package' }).click();

test('[TOAST-02, TOAST-05] shows a toast for five seconds; F8 focuses it and keeps it open', async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open(at('/package/package_001'));
  await stopTime(page);
  await raise(page);
  await expectToast(page, 'Coming soon');
  await page.clock.runFor(4999);
  await expectToast(page, 'Coming soon');
  await page.clock.runFor(1);
  await expect(toasts(page)).not.toContainText('Coming soon');
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeFocused();
});

test('[TOAST-05] returns the focus after a toast is dismissed by keyboard; drawer and panel open without it', async ({
  page,
  open,
}) => {
  await open(at('/package/package_001'));
  const book = page.getByRole('button', { name: 'Book This Package' });
  await book.press('Enter');
  await expectToast(page, 'Coming soon');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(book).toBeFocused();
  for (const opener of ['Open profile menu', /^Notifications/]) {
    await book.click();
    await expectToast(page, 'Coming soon');
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(toasts(page)).not.toContainText('Coming soon');
    await page.keyboard.press('Escape');
  }
});

test('[TOAST-01, TOAST-04] shows one toast at a time; a swipe of 50 px dismisses it, less does not', async ({
  page,
  open,
}) => {
  await open(at('/package/package_001'));
  await raise(page);
  await raise(page);
  await expectToast(page, 'Coming soon');
  const swipe = async (px: number): Promise<void> => {
    const box = await toasts(page).getByText('This is not part of the prototype yet.').boundingBox();
    if (!box) throw new Error('No toast to swipe');
    const [x, y] = [box.x + 4, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(48);
  await expectToast(page, 'Coming soon');
  await swipe(52);
  await expect(toasts(page)).not.toContainText('Coming soon');
});
