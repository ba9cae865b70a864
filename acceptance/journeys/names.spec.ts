import type { Locator, Page } from '@playwright/test';
import { openedPage } from '../../tools/screenNames/namesPage.ts';
import { loadingElements } from '../support/appearance.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { openDrawer } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

const opened =
  (role: 'dialog' | 'menu', press: string) =>
  async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: press }).first().click();
    return page.getByRole(role);
  };

/** How each dialog, drawer or menu is opened: the path, and the action. */
const openers: Record<string, readonly [path: string, open: (page: Page) => Promise<Locator>]> = {
  'Profile menu': ['/', openDrawer],
  Notifications: ['/', opened('dialog', 'Notifications')],
  'Filter of the feed': ['/', opened('menu', 'Filter the feed')],
  'Picture viewer': ['/', opened('dialog', 'Open picture 1')],
  'Saved posts': ['/profile', opened('dialog', 'Saved')],
  'Add a to-do': ['/todo-list', opened('dialog', 'Add')],
  'Ask a question': ['/ask-local', opened('dialog', 'Ask Question')],
  'Keyboard shortcuts': [
    '/',
    async (page) => {
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
      return page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    },
  ],
};

test('[QA-04] docs/names-in-dialogs.md says what dialogs, the drawer and the menu show (npm run names-on-screen writes it)', async ({
  page,
  open,
}) => {
  test.slow();
  const html: Record<string, string> = {};
  for (const [name, [path, show]] of Object.entries(openers)) {
    await open(demoUrl(path));
    await expect(loadingElements(page)).toHaveCount(0);
    const shown = await show(page);
    await expect(shown).toBeVisible();
    await expect(loadingElements(page)).toHaveCount(0);
    html[name] = await shown.evaluate((element) => element.outerHTML);
  }
  expect(openedPage(html)).toMatchSnapshot('names-in-dialogs.md');
});
