import { goTo, horizontalOverflow } from '../support/audit.ts';
import { waitForPrefetch } from '../support/prefetch.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectErrorToast, heading, mainNav } from '../pages/layout.ts';
import { findPost, findQuestion } from '../../tools/seeded.ts';
import { skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

const ownStory = findPost({ type: 'story', own: true });

test('[CARD-16] keeps a comment draft across a reload and other screens until it is sent', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/post/${ownStory.id}`));
  const box = page.getByRole('textbox', { name: /^Comment/ });
  await box.fill('Half a thought');
  await page.reload();
  await expect(box).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(box).toHaveValue('');
});

test('[Q-13] discards an unsent answer and an unsent question', async ({ page, open }) => {
  await open(demoUrl(`/question/${findQuestion({ answers: 0 }).id}`));
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('One thing');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(answer).toHaveValue('');
  await expect(answer).toBeFocused();
  await mainNav(page).getByRole('link', { name: 'Ask Local' }).click();
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('dialog', { name: 'Ask Question' });
  await form.getByLabel('Title').fill('Is it open?');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Is it open?');
  await form.getByRole('button', { name: 'Discard draft' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('[PLAN-14] keeps files with the plan until it is discarded', async ({ page, open, app }) => {
  const list = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  const add = (...names: string[]) =>
    page
      .getByLabel('Add files')
      .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) })));
  const goToFiles = async (): Promise<void> => {
    await app.travelPlanning.fillTrip();
    for (const title of ['Budget & Preferences', /^Current Itinerary/]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  };
  await open(demoUrl('/travel-planning'));
  await goToFiles();
  await add('quote.pdf', 'visa.pdf');
  await expect(list).toHaveText(['quote.pdf', 'visa.pdf']);
  await page.reload();
  await expect(list).toHaveText(['quote.pdf', 'visa.pdf']);
  await page.getByRole('button', { name: 'Remove quote.pdf' }).click();
  await mainNav(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(list).toHaveText(['visa.pdf']);
  await page.reload();
  // Without waiting, because requests sent earlier may still be pending.
  await add('ticket.docx');
  await expect(list).toHaveText(['visa.pdf', 'ticket.docx']);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await goToFiles();
  await add('map.png');
  await expect(list).toHaveText(['map.png']);
});

test('[EDIT-08] keeps profile changes after a failure and a reload', async ({ page, open, backend }) => {
  await open(demoUrl('/edit-profile'));
  const name = page.getByLabel('First name');
  await name.fill('Anna');
  await backend("fault('PATCH /api/auth/user', 500)");
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectErrorToast(page, 'Failed to update profile: Forced 500');
  await page.reload();
  await expect(name).toHaveValue('Anna');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name).toHaveValue('Ananya');
});

test.describe(() => {
  test.use({ prefetches: true, target: 'demo' });
  test('[FEED-26] offers a retry if the account does not load', async ({ page, open, backend }) => {
    await open(demoUrl('/edit-profile', { faults: ['GET /api/auth/user~500'] }));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your account did not load');
    // Prefetched parts request the account as well, and might receive it before the button is pressed.
    await waitForPrefetch(page);
    await backend('clearFaults()');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Ananya');
  });
});

test('[POST-01, APP-23] returns from a post to the same place and filter of the feed', async ({
  page,
  open,
}) => {
  await open(demoUrl('/?filter=stories'));
  const story = articles(page).nth(6).getByRole('link', { name: 'Story', exact: true });
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('left at', String(scrollY)), { capture: true });
  });
  await story.click();
  const top = Number(await page.evaluate(() => sessionStorage.getItem('left at')));
  expect(top).toBeGreaterThan(800);
  const home = mainNav(page).getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL('/?filter=stories');
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(4);
  await home.click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[FEED-22] checks for new posts on request', async ({ page, open, context }) => {
  await open(demoUrl('/'));
  await expect(articles(page)).toHaveCount(20);
  const other = await context.newPage();
  await other.goto('/create-post?type=tip&as=traveller_002');
  await other.getByLabel('Your tip').fill('Fresh from the other tab.');
  await other.getByRole('button', { name: 'Post Tip' }).click();
  await expect(other).toHaveURL('/');
  await other.close();
  const check = page.getByRole('button', { name: 'Check for new posts' });
  await check.click();
  await expect(articles(page).first()).toContainText('Fresh from the other tab.');
  await expect(check).toHaveAttribute('aria-busy', 'false');
});

test('[TODO-05, TODO-08] moves focus along a list when its items are removed by keyboard', async ({
  page,
  open,
}) => {
  await open(demoUrl('/todo-list'));
  const marks = page.getByRole('tabpanel').getByRole('button', { name: /^Mark / });
  const removes = page.getByRole('tabpanel').getByRole('button', { name: /^Remove / });
  await expect(marks).toHaveCount(5);
  const second = (await marks.nth(1).getAttribute('aria-label')) ?? '';
  await marks.first().press('Enter');
  await expect(removes).toHaveCount(4);
  await expect(page.getByRole('button', { name: second })).toBeFocused();
  await removes.nth(1).focus();
  for (const [left, next] of [
    [3, 1],
    [2, 1],
    [1, 0],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(removes).toHaveCount(left);
    await expect(removes.nth(next)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(removes).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^To Visit/ })).toBeFocused();
});

test('[CARD-01] keeps focus on the arrow and the way back at the last picture', async ({ page, open }) => {
  await open(demoUrl(`/post/${ownStory.id}`));
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  const next = pictures.getByRole('button', { name: /^Next picture of/ });
  await next.focus();
  const count = await pictures.getByRole('button', { name: /^Open picture/ }).count();
  for (let shown = 2; shown <= count; shown += 1) {
    await page.keyboard.press('Enter');
    await expect(pictures.getByText(`${shown}/${count}`)).toBeVisible();
  }
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(pictures.getByText(`${count - 1}/${count}`)).toBeVisible();
});

test('[NAV-01] keeps the chosen tab on coming back, until its place is pressed again', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const nav = mainNav(page);
  await page.getByRole('tab', { name: 'Polls' }).click();
  await nav.getByRole('link', { name: 'Ask Local' }).click();
  await page.getByRole('button', { name: 'Food' }).click();
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('tab', { name: 'Polls' })).toHaveAttribute('aria-selected', 'true');
  await nav.getByRole('link', { name: 'Ask Local' }).click();
  await expect(page.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-pressed', 'true');
  await nav.getByRole('link', { name: 'Ask Local' }).click();
  await expect(page).toHaveURL(/\/ask-local$/);
});

test('[APP-21] keeps everything on screen at twice the text size', async ({ page, open }) => {
  await open(demoUrl('/'));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const path of [
    '/',
    '/profile',
    '/todo-list',
    '/explore',
    '/packages',
    '/ask-local',
    '/travel-planning',
    '/leaderboard',
  ]) {
    await goTo(page, path);
    await expect(skeletons(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => horizontalOverflow(page), path).toBe(0);
  }
});

test('[Q-02, ASK-21] focuses the first field of a form opened by keyboard; leaves room beside a long country name', async ({
  page,
  open,
}) => {
  await open(demoUrl('/ask-local'));
  await page.getByRole('button', { name: 'Ask Question' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Ask Question' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Which bus?');
  await form.getByLabel('Question details').fill('To the castle.');
  await form.getByLabel('Destination').fill('Llandudno');
  const country = 'United Kingdom of Great Britain and Northern Ireland';
  await form.getByLabel('Country').fill(country);
  await form.getByRole('button', { name: 'Post Question' }).click();
  const card = articles(page).filter({ hasText: 'Which bus?' });
  await card.getByRole('link', { name: 'View & Answer' }).click();
  await expect(heading(page)).toHaveText('Which bus?');
  const main = page.getByRole('main');
  const name = await main.getByText('Ananya Rao').boundingBox();
  const tag = await main.getByText(country).boundingBox();
  expect(tag?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect(await horizontalOverflow(page)).toBe(0);
});
