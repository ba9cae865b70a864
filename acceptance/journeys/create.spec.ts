import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { pngFile } from '../support/pngFile.ts';
import { articles, expectErrorToast, expectToast, mainNav } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[CRE-01, CRE-02, CRE-06 to CRE-08, CRE-11] offers four kinds of post, each with its own fields', async ({
  page,
  app,
}) => {
  await app.createPost.open();
  await expect(app.createPost.kinds).toHaveText(['Story', 'Tip', 'Question', 'Poll']);
  for (const name of ['Story', 'Tip', 'Question']) {
    await app.createPost.kind(name).click();
    await expect(page.getByLabel('Destination')).toBeVisible();
    await expect(page.getByLabel(`Your ${name.toLowerCase()}`)).toBeVisible();
    await expect(app.createPost.pictures).toBeAttached();
    await expect(app.createPost.options).toHaveCount(0);
  }
  await app.createPost.kind('Poll').click();
  await expect(app.createPost.pictures).toHaveCount(0);
  await expect(app.createPost.options).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove option/ })).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add Option' });
  for (let count = 3; count <= 6; count++) {
    await add.click();
    await expect(app.createPost.options).toHaveCount(count);
  }
  await expect(add).toBeDisabled();
  const remove = page.getByRole('button', { name: /^Remove option/ });
  await expect(remove).toHaveCount(6);
  for (let count = 5; count >= 2; count--) await remove.first().click();
  await expect(app.createPost.options).toHaveCount(2);
  await expect(remove).toHaveCount(0);
  const days = page.getByRole('group', { name: 'Poll duration' }).getByRole('button');
  await expect(days).toHaveText(['1 day', '3 days', '7 days', '14 days', '30 days', 'Never']);
  await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
});

test('[CRE-03, CRE-04, CRE-09] disables the button until there is content; Ctrl+Enter names what is missing @smoke', async ({
  page,
  open,
  app,
}) => {
  await open(demoUrl('/create-post?type=poll'));
  await expect(app.createPost.submit).toBeDisabled();
  const question = app.createPost.content;
  await question.fill('   ');
  await expect(app.createPost.submit).toBeDisabled();
  await question.press('Control+Enter');
  await expectErrorToast(page, 'Please enter some content for your post.', 'Content required');
  await question.fill('Tea or coffee at 4,000 metres?');
  await expect(app.createPost.submit).toBeEnabled();
  await app.createPost.options.first().fill('Tea');
  await app.createPost.submit.click();
  await expectErrorToast(page, 'Please provide at least 2 poll options.', 'Poll options required');
  await app.createPost.options.last().fill('   ');
  await app.createPost.submit.click();
  await expectErrorToast(page, 'Please provide at least 2 poll options.', 'Poll options required');
  await expect(page).toHaveURL(/create-post/);
});

test('[CRE-05, CRE-15] takes at most five pictures, each with preview and remove button @smoke', async ({
  page,
  app,
}) => {
  await app.createPost.open();
  const files = (names: string[]) => names.map((name) => pngFile(`${name}.png`));
  const input = app.createPost.pictures;
  await input.setInputFiles(files(['one', 'two', 'three', 'four']));
  await expect(app.createPost.previews).toHaveCount(4);
  await input.setInputFiles(files(['five', 'six']));
  await expectErrorToast(page, 'You can only upload up to 5 images per post.', 'Too many images');
  await expect(app.createPost.previews).toHaveCount(4);
  await input.setInputFiles(files(['five']));
  await expect(app.createPost.previews).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(app.createPost.previews).toHaveCount(4);
  await expect(app.createPost.previews.getByRole('img', { name: 'two.png' })).toHaveCount(0);
  await expect(app.createPost.previews.getByRole('img', { name: 'one.png' })).toBeVisible();
});

test('[CRE-05, AMB-46] refused files do not count towards the five pictures', async ({ page, app }) => {
  await app.createPost.open();
  const files = ['one', 'two', 'three', 'four', 'five'].map((name) => pngFile(`${name}.png`));
  const note = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a torch') };
  await app.createPost.pictures.setInputFiles([...files, note]);
  await expect(app.createPost.previews).toHaveCount(5);
  await expectErrorToast(page, 'Please choose an image file.', 'Invalid file');
});

test('[CRE-15] keeps chosen pictures across a reload and other screens until they are discarded or posted', async ({
  page,
  app,
}) => {
  await app.createPost.open();
  const previewImages = app.createPost.previews.getByRole('img');
  const choose = (...names: string[]) => app.createPost.pictures.setInputFiles(names.map(pngFile));
  const elsewhereAndBack = async (): Promise<void> => {
    await mainNav(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
  };
  await choose('one.png', 'two.png');
  await expect(previewImages).toHaveCount(2);
  await page.reload();
  await expect(previewImages).toHaveCount(2);
  await expect(previewImages.last()).toHaveAttribute('alt', 'two.png');
  await expect(previewImages.last()).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await expect(previewImages).toHaveCount(1);
  await elsewhereAndBack();
  await expect(previewImages).toHaveCount(1);
  await expect(previewImages).toHaveJSProperty('naturalWidth', 1);
  await page.reload();
  // Without waiting, because requests sent earlier may still be pending.
  await choose('three.png');
  await expect(previewImages).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(previewImages).toHaveCount(0);
  await page.reload();
  await choose('four.png');
  await expect(previewImages).toHaveCount(1);
  await app.createPost.content.fill('One picture of the four.');
  await page.reload();
  await app.createPost.submit.click();
  await expectToast(page, 'Your post has been created!');
  const mine = articles(page).first();
  await expect(mine).toContainText('One picture of the four.');
  await expect(mine.getByRole('button', { name: /^Open picture/ })).toHaveCount(1);
  await app.createPost.open();
  await choose('five.png');
  await expect(previewImages).toHaveCount(1);
});

test('[CRE-01, CRE-02] opens a kept poll as a poll again', async ({ page, app }) => {
  await app.createPost.open();
  await app.createPost.kind('Poll').click();
  await app.createPost.content.fill('Tea or coffee?');
  await app.createPost.options.first().fill('Tea');
  await mainNav(page).getByRole('link', { name: 'Home' }).click();
  await mainNav(page).getByRole('link', { name: 'Create' }).click();
  await expect(app.createPost.kind('Poll')).toHaveAttribute('aria-selected', 'true');
  await expect(app.createPost.options.first()).toHaveValue('Tea');
  await app.createPost.options.first().clear();
  await expect(app.createPost.options).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(app.createPost.kind('Poll')).toHaveAttribute('aria-selected', 'true');
});

for (const kind of ['Tip', 'Question'] as const)
  test(`[CRE-01, CRE-02] opens a kept ${kind.toLowerCase()} as one again`, async ({ page, app }) => {
    await app.createPost.open();
    await app.createPost.kind(kind).click();
    await app.createPost.content.fill('The first bus leaves at five.');
    await mainNav(page).getByRole('link', { name: 'Home' }).click();
    await mainNav(page).getByRole('link', { name: 'Create' }).click();
    await expect(app.createPost.kind(kind)).toHaveAttribute('aria-selected', 'true');
    await expect(app.createPost.content).toHaveValue('The first bus leaves at five.');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await mainNav(page).getByRole('link', { name: 'Home' }).click();
    await mainNav(page).getByRole('link', { name: 'Create' }).click();
    await expect(app.createPost.kind('Story')).toHaveAttribute('aria-selected', 'true');
  });

test('[CRE-10, CRE-12] sends a poll once and shows it first in the feed', async ({
  page,
  open,
  backend,
  app,
}) => {
  await installClock(page);
  await open(demoUrl('/create-post?type=poll'));
  await page.getByLabel('Destination').fill('Leh, India');
  await app.createPost.content.fill('Tea or coffee at 4,000 metres?');
  await app.createPost.options.first().fill('Tea, with butter');
  await app.createPost.options.last().fill('Coffee');
  await backend('latency(1000)');
  await pauseClock(page);
  await app.createPost.submit.click();
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
  app,
}) => {
  await open(demoUrl('/create-post?type=poll'));
  await app.createPost.content.fill('Window or aisle?');
  await app.createPost.options.first().fill('Window');
  await app.createPost.options.last().fill('Aisle');
  await page.getByRole('button', { name: 'Never' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/posts'),
  );
  await app.createPost.submit.click();
  const headers = (await sent).headers();
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expectToast(page, 'Your post has been created!');
  const mine = articles(page).first();
  await expect(mine).toContainText('Window or aisle?');
  await expect(mine.getByText(/left$/)).toHaveCount(0);
});

test('[CRE-15, CRE-16] keeps pictures out of a poll, and for the next post', async ({ page, app }) => {
  await app.createPost.open();
  await app.createPost.pictures.setInputFiles(['one.png', 'two.png'].map(pngFile));
  await expect(app.createPost.previews).toHaveCount(2);
  await app.createPost.kind('Poll').click();
  await expect(page.getByText('Polls have no pictures. Kept for your next post: 2 pictures.')).toBeVisible();
  await app.createPost.content.fill('Boat or bus?');
  await app.createPost.options.first().fill('Boat');
  await app.createPost.options.last().fill('Bus');
  await app.createPost.submit.click();
  await expectToast(page, 'Your post has been created!');
  const poll = articles(page).first();
  await expect(poll).toContainText('Boat or bus?');
  await expect(poll.getByRole('button', { name: /^Open picture/ })).toHaveCount(0);
  await app.createPost.open();
  await expect(app.createPost.previews).toHaveCount(2);
});
