import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, mainNav } from '../pages/layout.ts';
import { expectClear } from '../support/expectClear.ts';
import { findPost, findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process', viewport: { width: 390, height: 844 } });

const commentedPost = findPost({ type: 'story', own: false });

test('[TOAST-01, CARD-10] leaves a new comment in view, on its page and in the feed', async ({
  page,
  open,
}) => {
  for (const path of [`/post/${commentedPost.id}`, '/']) {
    await open(demoUrl(path));
    await page
      .getByRole('button', { name: /^Comments on/ })
      .first()
      .click();
    const text = `Seen from ${path}`;
    const box = page.getByRole('textbox', { name: /^Comment/ });
    await box.fill(text);
    await box.press('Enter');
    await expectToast(page, 'Comment added');
    const comment = page.getByRole('listitem').filter({ hasText: text });
    await expect(comment).toBeInViewport({ ratio: 1 });
    await expectClear(page, [comment, box]);
  }
});

test('[TOAST-01, Q-12] brings a new answer into view, above the toast', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(demoUrl(`/question/${findQuestion({ answers: 2 }).id}`));
  const text = 'Ask at the counter, not at the machine.';
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await expectToast(page, 'Answer posted');
  const answer = page.getByRole('listitem').filter({ hasText: text });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expectClear(page, [answer]);
});

test('[Q-12] leaves the focus to someone who types again before the new answer appears', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl(`/question/${findQuestion({ answers: 2 }).id}`));
  const box = page.getByLabel('Your answer');
  await box.fill('Ask at the counter.');
  await backend('latency(1500)');
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await expectToast(page, 'Answer posted');
  await box.fill('And take cash.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask at the counter.' })).toBeVisible();
  await expect(box).toBeFocused();
});

test('[TOAST-01, POLL-07] does not cover the results of a vote', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await open(demoUrl('/?filter=polls'));
  const card = articles(page).first();
  const options = card.getByRole('group').getByRole('button');
  const bar = await mainNav(page).boundingBox();
  // The last option is just above the bottom bar, where a toast would cover it.
  await options.last().evaluate((option, top) => {
    scrollBy({ top: option.getBoundingClientRect().bottom + 8 - top, behavior: 'instant' });
  }, bar?.y ?? 0);
  await options.nth(1).click();
  await expectToast(page, 'Vote recorded');
  const results = card.getByRole('listitem');
  await expect(results).not.toHaveCount(0);
  await expectClear(page, await results.all());
});
