import { goTo } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import {
  articles,
  expectErrorToast,
  expectToast,
  firstPost,
  levelLink,
  mainNav,
  toasts,
} from '../pages/layout.ts';
import { findPoll, findQuestion } from '../../tools/seeded.ts';
import { SLOW } from '../support/slowReplies.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

/** Input made while a request is pending is sent once and completely. */

test('[CRE-12, CRE-15] sends what is typed while the stored pictures are still being read', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = async function slowly(this: Blob) {
      if (sessionStorage.getItem('slow files'))
        await new Promise((resolve) => {
          addEventListener('files read', resolve, { once: true });
        });
      return new Response(this).arrayBuffer();
    };
  });
  await open(demoUrl('/create-post'));
  const text = page.getByLabel('Your story');
  await text.fill('Half a sentence');
  await page.getByLabel('Add images').setInputFiles(pngFile('boat.png'));
  await expect(page.getByRole('img', { name: 'boat.png' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('slow files', 'yes'));
  await page.reload();
  await expect(text).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Post Story' }).click();
  await text.fill('Half a sentence, and its other half.');
  // The upload itself is not slowed down.
  await page.evaluate(() => {
    sessionStorage.removeItem('slow files');
    dispatchEvent(new Event('files read'));
  });
  await expectToast(page, 'Your post has been created!');
  await expect(articles(page).first()).toContainText('Half a sentence, and its other half.');
});

test('[FEED-22, FEED-26] says that a check for new posts failed, keeps the feed and tries again', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  await expect(articles(page)).toHaveCount(20);
  await backend(`fault('GET /api/unified-feed', 500)`);
  await page.getByRole('button', { name: 'Check for new posts' }).click();
  await expectErrorToast(page, 'The feed could not be refreshed.');
  await expect(articles(page)).toHaveCount(20);
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expectErrorToast(page, 'The feed could not be refreshed.');
  await backend('clearFaults()');
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).not.toContainText('could not be refreshed');
});

test('[ASK-13, FEED-26] says that Refresh failed and keeps the questions', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/ask-local'));
  await expect(articles(page).first()).toBeVisible();
  await backend(`fault('GET /api/local-questions', 500)`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('did not load');
  await expect(articles(page).first()).toBeVisible();
});

test('[NOTIF-05] opens the post of a poll notification, though only that post was loaded', async ({
  page,
  open,
  backend,
}) => {
  const poll = findPoll({ open: true });
  await open(demoUrl(`/post/${poll.postId}`));
  await expect(articles(page).first()).toBeVisible();
  await backend(`live.emit({ type: 'poll_updated', userId: 'traveller_002', pollId: '${poll.id}' })`);
  await expect(page.getByRole('button', { name: /^Notifications \(/ })).toBeVisible();
  await goTo(page, '/packages');
  await expect(page).toHaveURL('/packages');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('button', { name: /poll you're interested in/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/post/${poll.postId}`);
});

test('[CARD-10, CARD-16] sends a comment once, though its box is closed and opened again meanwhile', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  const post = firstPost(page);
  const toggle = post.getByRole('button', { name: /^Comments on/ });
  await toggle.click();
  const box = post.getByRole('textbox', { name: /^Comment/ });
  await box.fill('Once is enough.');
  await backend(SLOW);
  await box.press('Enter');
  await toggle.click();
  await toggle.click();
  await box.press('Enter');
  await expectToast(page, 'Comment added');
  await backend('latency(0)');
  await expect(box).toHaveValue('');
  await expect(post.getByText('Once is enough.')).toHaveCount(1);
});

test('[Q-13] sends an answer once, though its screen is left and opened again meanwhile', async ({
  page,
  open,
  backend,
}) => {
  const { id } = findQuestion({ answers: 0 });
  await open(demoUrl(`/question/${id}`));
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Once is enough.');
  await backend(SLOW);
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await mainNav(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(answer).toHaveValue('Once is enough.');
  await answer.press('Control+Enter');
  await expectToast(page, 'Answer posted');
  await backend('latency(0)');
  await expect(answer).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Answers (1)' })).toBeVisible();
});

test('[TODO-03, TODO-04] adds a destination once, though its dialog is closed and opened again meanwhile', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/todo-list'));
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add a Place to Visit' });
  await form.getByLabel('Destination').fill('Majuli');
  await backend(SLOW);
  await form.getByRole('button', { name: 'Add to my list' }).click();
  await form.getByRole('button', { name: 'Close' }).click();
  await add.click();
  await form.getByLabel('Destination').press('Enter');
  await expectToast(page, 'Travel destination added to your list!');
  await backend('latency(0)');
  await expect(page.getByRole('button', { name: 'Mark Majuli visited' })).toHaveCount(1);
  await add.click();
  await expect(form.getByLabel('Destination')).toHaveValue('');
});

test('[TODO-05, TODO-08, AMB-25] removes a place only after its visit, which is still being sent', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/todo-list'));
  await backend(SLOW);
  await page.getByRole('button', { name: 'Mark Tawang visited' }).click();
  await page.getByRole('button', { name: 'Remove Tawang' }).click();
  await backend('latency(0)');
  await expectToast(page, 'Travel destination removed from your list.');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 377 points');
});

test('[AMB-20, Q-15] counts a change of mind while the vote on an answer is being sent', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl(`/question/${findQuestion({ answers: 3 }).id}`));
  const notHelpful = page.getByRole('button', { name: /^Not helpful: answer by/ }).first();
  await backend(SLOW);
  await page
    .getByRole('button', { name: /^Helpful: answer by/ })
    .first()
    .click();
  await notHelpful.click();
  await backend('latency(0)');
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'true');
});

test('[PLAN-20, PLAN-24] takes no changes to a plan while it is being sent', async ({
  page,
  backend,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillAllSteps();
  await backend(`fault('POST /api/itinerary-comparison', 500)`);
  await backend('latency(600000)');
  await page.getByLabel('Mobile').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Special requirements')).toBeDisabled();
  await backend('latency(0)');
  await expect(page.getByLabel('Special requirements')).toBeEnabled();
  await page.getByLabel('Special requirements').fill('No long stairs');
  await backend('clearFaults()');
  await plan.next.click();
  await plan.submit.click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

test('[CRE-10, CRE-12] the form keeps what was written until the feed is shown', async ({ page, app }) => {
  await app.createPost.open();
  const box = page.getByLabel('Your story');
  await box.fill('The long way round.');
  const texts = await box.evaluateHandle((field) => {
    const seen: string[] = [];
    const watch = (): void => {
      if (!(field instanceof HTMLTextAreaElement) || !field.isConnected) return;
      seen.push(field.value);
      requestAnimationFrame(watch);
    };
    watch();
    return seen;
  });
  await page.getByRole('button', { name: 'Post Story' }).click();
  await expect(box).toHaveCount(0);
  expect(new Set(await texts.jsonValue())).toEqual(new Set(['The long way round.']));
  await mainNav(page).getByRole('link', { name: 'Create' }).click();
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(box).toHaveValue('');
});
