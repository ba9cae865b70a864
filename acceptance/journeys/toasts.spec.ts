import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { expectErrorToast, expectToast, toasts } from '../pages/layout.ts';
import { findPackage } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

/** By keyboard, since hovering would keep the toast open. */
const showToast = (page: Page) => page.getByRole('button', { name: 'Book This Package' }).press('Enter');

test('[TOAST-02, TOAST-05] shows a toast for five seconds; F8 focuses and keeps it', async ({
  page,
  open,
}) => {
  await installClock(page);
  await open(demoUrl(`/package/${findPackage().id}`));
  await expect(page.getByRole('button', { name: 'Book This Package' })).toBeVisible();
  await pauseClock(page);
  await showToast(page);
  await expectToast(page, 'Coming soon');
  await page.clock.runFor(4999);
  await expectToast(page, 'Coming soon');
  await page.clock.runFor(1);
  await expect(toasts(page)).not.toContainText('Coming soon');
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeFocused();
});

test('[TOAST-05] returns focus after a toast is dismissed by keyboard; drawer and panel open beside it', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/package/${findPackage().id}`));
  const book = page.getByRole('button', { name: 'Book This Package' });
  await book.press('Enter');
  await expectToast(page, 'Coming soon');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Plan this trip' })).toBeFocused();
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
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[TOAST-01, TOAST-04] shows one at a time; dismisses it after a swipe of 50 px to the right, not less', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/package/${findPackage().id}`));
  await showToast(page);
  await showToast(page);
  await expectToast(page, 'Coming soon');
  const swipe = async (px: number): Promise<void> => {
    const box = await toasts(page)
      .getByText('This is not part of the prototype yet. Your interest is noted.')
      .boundingBox();
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

for (const { path, prepare } of [
  {
    path: '/todo-list',
    prepare: (page: Page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
  },
  {
    path: '/create-post',
    prepare: async (page: Page) => {
      await page.getByRole('textbox', { name: 'Your story' }).fill('Only for me');
      await page.getByRole('button', { name: 'Discard draft' }).click();
    },
  },
]) {
  test(`[TODO-11, CRE-13] offers no undo of one person's action to the next: ${path}`, async ({
    page,
    open,
    backend,
  }) => {
    await open(demoUrl(path, { as: 'traveller_001' }));
    await prepare(page);
    const undo = toasts(page).getByRole('button', { name: 'Undo' });
    await undo.hover();
    await backend("signIn('traveller_003')");
    await expect(page.getByRole('link', { name: /^Level 1,/ })).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
}

test('[TODO-03, TODO-08] puts a removed place back with its note after its Undo has failed', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/todo-list', { as: 'traveller_001' }));
  const rows = page.getByRole('main').getByRole('listitem');
  const remove = page.getByRole('button', { name: /^Remove / });
  await expect(remove.first()).toBeVisible();
  const before = await rows.allInnerTexts();
  await remove.first().click();
  await backend("fault('POST /api/travel-todos', 500)");
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expectErrorToast(page, 'Failed to add destination. Please try again.');
  await backend('clearFaults()');
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows.allInnerTexts()).toEqual(before);
});
