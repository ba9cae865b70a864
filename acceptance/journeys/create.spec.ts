import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { pngFile } from '../support/pngFile.ts';
import { articles, expectFailure, expectToast, mainNav } from '../pages/frame.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const kind = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Type of post' }).getByRole('tab', { name });
const options = (page: Page) => page.getByRole('textbox', { name: /^Option \d$/ });
const submit = (page: Page) => page.getByRole('button', { name: /^Post (Story|Tip|Question|Poll)$/ });
const previews = (page: Page) => page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');

test('[CRE-01, CRE-02, CRE-06 to CRE-08, CRE-11] offers four kinds of post, each with its own fields', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post'));
  await expect(page.getByRole('tablist', { name: 'Type of post' }).getByRole('tab')).toHaveText([
    'Story',
    'Tip',
    'Question',
    'Poll',
  ]);
  for (const name of ['Story', 'Tip', 'Question']) {
    await kind(page, name).click();
    await expect(page.getByLabel('Destination')).toBeVisible();
    await expect(page.getByLabel(`Your ${name.toLowerCase()}`)).toBeVisible();
    await expect(page.getByLabel('Add images')).toBeAttached();
    await expect(options(page)).toHaveCount(0);
  }
  await kind(page, 'Poll').click();
  await expect(page.getByLabel('Add images')).toHaveCount(0);
  await expect(options(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove option/ })).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add Option' });
  for (let count = 3; count <= 6; count++) {
    await add.click();
    await expect(options(page)).toHaveCount(count);
  }
  await expect(add).toBeDisabled();
  const remove = page.getByRole('button', { name: /^Remove option/ });
  await expect(remove).toHaveCount(6);
  for (let count = 5; count >= 2; count--) await remove.first().click();
  await expect(options(page)).toHaveCount(2);
  await expect(remove).toHaveCount(0);
  const days = page.getByRole('group', { name: 'Poll duration' }).getByRole('button');
  await expect(days).toHaveText(['1 day', '3 days', '7 days', '14 days', '30 days', 'Never']);
  await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
});

test('[CRE-03, CRE-04, CRE-09] disables the button until there is content; Ctrl+Enter names what is missing @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post?type=poll'));
  await expect(submit(page)).toBeDisabled();
  const question = page.getByLabel('Your question');
  await question.fill('   ');
  await expect(submit(page)).toBeDisabled();
  await question.press('Control+Enter');
  await expectFailure(page, 'Please enter some content for your post.', 'Content required');
  await question.fill('Tea or coffee at 4,000 metres?');
  await expect(submit(page)).toBeEnabled();
  await options(page).first().fill('Tea');
  await submit(page).click();
  await expectFailure(page, 'Please provide at least 2 poll options.', 'Poll options required');
  await options(page).last().fill('   ');
  await submit(page).click();
  await expectFailure(page, 'Please provide at least 2 poll options.', 'Poll options required');
  await expect(page).toHaveURL(/create-post/);
});

test('[CRE-05, CRE-15] takes at most five pictures, each with preview and remove button @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post'));
  const files = (names: string[]) => names.map((name) => pngFile(`${name}.png`));
  const input = page.getByLabel('Add images');
  await input.setInputFiles(files(['one', 'two', 'three', 'four']));
  await expect(previews(page)).toHaveCount(4);
  await input.setInputFiles(files(['five', 'six']));
  await expectFailure(page, 'You can only upload up to 5 images per post.', 'Too many images');
  await expect(previews(page)).toHaveCount(4);
  await input.setInputFiles(files(['five']));
  await expect(previews(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(previews(page)).toHaveCount(4);
  await expect(previews(page).getByRole('img', { name: 'two.png' })).toHaveCount(0);
  await expect(previews(page).getByRole('img', { name: 'one.png' })).toBeVisible();
});

test('[CRE-15] keeps chosen pictures across a reload and other screens until they are discarded or posted', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post'));
  const shown = previews(page).getByRole('img');
  const choose = (...names: string[]) => page.getByLabel('Add images').setInputFiles(names.map(pngFile));
  const elsewhereAndBack = async (): Promise<void> => {
    await mainNav(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
  };
  await choose('one.png', 'two.png');
  await expect(shown).toHaveCount(2);
  await page.reload();
  await expect(shown).toHaveCount(2);
  await expect(shown.last()).toHaveAttribute('alt', 'two.png');
  await expect(shown.last()).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await expect(shown).toHaveCount(1);
  await elsewhereAndBack();
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await page.reload();
  // Without waiting, because requests sent earlier may still be pending.
  await choose('three.png');
  await expect(shown).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(shown).toHaveCount(0);
  await page.reload();
  await choose('four.png');
  await expect(shown).toHaveCount(1);
  await page.getByLabel('Your story').fill('One picture of the four.');
  await page.reload();
  await submit(page).click();
  await expectToast(page, 'Your post has been created!');
  const mine = articles(page).first();
  await expect(mine).toContainText('One picture of the four.');
  await expect(mine.getByRole('button', { name: /^Open picture/ })).toHaveCount(1);
  await open(demoUrl('/create-post'));
  await choose('five.png');
  await expect(shown).toHaveCount(1);
});

test('[CRE-10, CRE-12] sends a poll once and shows it first in the feed', async ({ page, open, backend }) => {
  await installClock(page);
  await open(demoUrl('/create-post?type=poll'));
  await page.getByLabel('Destination').fill('Leh, India');
  await page.getByLabel('Your question').fill('Tea or coffee at 4,000 metres?');
  await options(page).first().fill('Tea, with butter');
  await options(page).last().fill('Coffee');
  await backend('latency(1000)');
  await pauseClock(page);
  await submit(page).click();
  await page.clock.runFor(100);
  const busy = page.getByRole('button', { name: 'Posting' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  await backend('latency(0)');
  await page.clock.resume();
  await expectToast(page, 'Your post has been created!');
  await expect(page).toHaveURL('/');
  const poll = articles(page).first();
  await expect(poll).toContainText('Tea or coffee at 4,000 metres?');
  await expect(poll.getByText(/^(6|7) days left$/)).toBeVisible();
  await expect(poll.getByRole('group').getByRole('button')).toHaveText(['Tea, with butter', 'Coffee']);
  await expect(articles(page).filter({ hasText: 'Tea or coffee' })).toHaveCount(1);
});

test('[CRE-16, API-50] sends a post as multipart, without an end date for a poll that never ends', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post?type=poll'));
  await page.getByLabel('Your question').fill('Window or aisle?');
  await options(page).first().fill('Window');
  await options(page).last().fill('Aisle');
  await page.getByRole('button', { name: 'Never' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/posts'),
  );
  await submit(page).click();
  const headers = (await sent).headers();
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expectToast(page, 'Your post has been created!');
  const mine = articles(page).first();
  await expect(mine).toContainText('Window or aisle?');
  await expect(mine.getByText(/left$/)).toHaveCount(0);
});
