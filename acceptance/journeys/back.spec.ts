import type { Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, heading, mainNav, openByNav, openDrawer } from '../pages/layout.ts';
import { findPost } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

/** Back closes overlays before it leaves the screen (APP-23). */

const withPictures = findPost({ type: 'story', own: true });

const dialogs = {
  drawer: openDrawer,
  notifications: async (page: Page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    return page.getByRole('dialog', { name: 'Notifications' });
  },
  'picture viewer': async (page: Page) => {
    await page
      .getByRole('button', { name: /^Open picture 1/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: /^Pictures of/ });
  },
} satisfies Record<string, (page: Page) => Promise<Locator>>;

/** Opens the notifications and closes them without Back, which leaves their history entry. */
async function closeNotifications(page: Page): Promise<Locator> {
  const panel = await dialogs.notifications(page);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return panel;
}

for (const [name, show] of Object.entries(dialogs)) {
  test(`[APP-23] closes the ${name} by Back, then leaves the screen`, async ({ page, open }) => {
    await open(demoUrl('/'));
    // The app follows the address only once its scripts have loaded.
    await expect(async () => {
      await page.evaluate((path) => {
        if (location.pathname !== path) history.pushState({ idx: 1, key: 'post' }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, `/post/${withPictures.id}`);
      await expect(heading(page)).toHaveText(/^Story by/, { timeout: 2000 });
    }).toPass();
    const dialog = await show(page);
    await expect(dialog).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/post/${withPictures.id}`);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(`/post/${withPictures.id}`);
    await expect(dialog).toBeHidden();
    await show(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('[APP-23, TODO-03] does not open a sent form again by Forward', async ({ page, open }) => {
  await open(demoUrl('/'));
  await (await openDrawer(page)).getByRole('link', { name: 'Travel To-Do List' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add a Place to Visit' });
  await form.getByLabel('Destination').fill('Majuli');
  await form.getByRole('button', { name: 'Add to my list' }).click();
  await expectToast(page, 'Travel destination added to your list!');
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/todo-list');
  // One step: the drawer that contained the link left no history entry.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/todo-list');
  await expect(page.getByText('Majuli')).toBeVisible();
});

test('[APP-23, PROF-05] closes one of two dialogs at a time', async ({ page, open }) => {
  await open(demoUrl('/'));
  await mainNav(page).getByRole('link', { name: 'Ask Local' }).click();
  await page.getByRole('link', { name: /^Level 4/ }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await saved
    .getByRole('button', { name: /^Open picture 1/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(saved).toBeVisible();
  await page.goBack();
  await expect(saved).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/ask-local');
});

test('[APP-23, PLAN-10] goes a step of the plan forward by Forward after Back', async ({
  page,
  open,
  app,
}) => {
  await open(demoUrl('/travel-planning'));
  const step = page.getByRole('progressbar', { name: 'Travel plan' });
  const isAt = (count: number) => expect(step).toHaveAttribute('aria-valuetext', `Step ${count} of 3`);
  await app.travelPlanning.fillTrip();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await isAt(3);
  await page.goBack();
  await page.goBack();
  await isAt(1);
  await page.goForward();
  await isAt(2);
  await page.goForward();
  await isAt(3);
  await page.goBack();
  await isAt(2);
  await page.goBack();
  await page.getByLabel('Destination').clear();
  await page.goForward();
  await isAt(1);
});

test('[APP-23, PLAN-10] goes one step of the plan back by Back before it leaves, and opens no sent plan again', async ({
  page,
  open,
  app,
}) => {
  await open(demoUrl('/'));
  await mainNav(page).getByRole('link', { name: 'Plan' }).click();
  const step = page.getByRole('progressbar', { name: 'Travel plan' });
  const next = page.getByRole('button', { name: 'Next' });
  await app.travelPlanning.fillTrip();
  await next.click();
  await page.getByLabel('Special requirements').fill('No long stairs');
  await next.click();
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await page.goBack();
  await expect(page.getByLabel('Special requirements')).toHaveValue('No long stairs');
  await page.goBack();
  await expect(page.getByLabel('Destination')).toHaveValue('Hampi, India');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByLabel('Destination')).toHaveValue('Hampi, India');
  await next.click();
  await next.click();
  await page.getByLabel('Contact name').fill('Ananya Rao');
  await page.getByLabel('Email', { exact: true }).fill('ananya@example.com');
  await page.getByLabel('Phone').fill('080 1234 5678');
  await page.getByLabel('Mobile').fill('98450 12345');
  await page.getByRole('button', { name: 'Submit my plan' }).click();
  await expect(heading(page)).toHaveText(/^Thank you/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByLabel('Destination')).toHaveValue('');
});

test('[APP-23, FEED-02] goes forward to a filter that was chosen after a panel was closed', async ({
  page,
  open,
}) => {
  await open(demoUrl('/explore'));
  await openByNav(page, 'Home');
  await closeNotifications(page);
  const polls = page.getByRole('tab', { name: 'Polls' });
  await polls.click();
  await page.goBack();
  await expect(page).toHaveURL('/explore');
  await page.goForward();
  await expect(page).toHaveURL(/filter=polls/);
  await expect(polls).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL('/explore');
});

test('[APP-23, FEED-02, FEED-11] keeps a filter that was chosen after a panel was closed', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const panel = await closeNotifications(page);
  const questions = page.getByRole('tab', { name: 'Questions', exact: true });
  await questions.click();
  await expect(page).toHaveURL(/filter=questions/);

  await articles(page).first().getByRole('link', { name: 'View & Answer' }).click();
  await expect(page).toHaveURL(/\/question\//);
  await page.goBack();
  await expect(page).toHaveURL(/filter=questions/);
  await expect(questions).toHaveAttribute('aria-selected', 'true');

  await expect(await dialogs.notifications(page)).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(questions).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Polls' }).click();
  await expect(page).toHaveURL(/filter=polls/);
  await page.goForward();
  await expect(page).toHaveURL(/\/question\//);
  await page.goBack();
  await expect(page).toHaveURL(/filter=polls/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Polls' })).toHaveAttribute('aria-selected', 'true');
});
