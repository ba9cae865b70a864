import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import { articles, expectErrorToast, firstPost } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[CARD-14 to CARD-16, POLL-08, ERR-05] reports a like, bookmark, comment or vote that fails', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  for (const path of ['posts/:id/like', 'posts/:id/bookmark', 'posts/:id/comments', 'polls/:id/vote'])
    await backend(`fault('POST /api/${path}', 500)`);
  const post = firstPost(page);
  const like = post.getByRole('button', { name: /^(Like|Unlike) post by/ });
  const before = await like.getAttribute('aria-label');
  await like.click();
  await expectErrorToast(page, 'Failed to like post. Please try again.');
  await expect(like).toHaveAccessibleName(before ?? '');
  const save = post.getByRole('button', { name: /^(Save|Remove saved) post/ });
  const saved = await save.getAttribute('aria-label');
  await save.click();
  await expectErrorToast(page, 'Failed to bookmark post. Please try again.');
  await expect(save).toHaveAccessibleName(saved ?? '');
  const comments = post.getByRole('button', { name: /^Comments on/ });
  const count = await comments.innerText();
  await comments.click();
  const box = post.getByRole('textbox', { name: /^Comment/ });
  await box.fill('Typed with care.');
  await box.press('Enter');
  await expectErrorToast(page, 'Failed to add comment. Please try again.');
  await expect(box).toHaveValue('Typed with care.');
  await expect(comments).toHaveText(count);
  await page.getByRole('tab', { name: 'Polls' }).click();
  const options = page.getByRole('group').getByRole('button', { disabled: false });
  const ballot = articles(page).filter({ has: options }).first();
  await ballot.getByRole('group').getByRole('button').first().click();
  await expectErrorToast(page, 'Failed to record vote. Please try again.');
  await expect(ballot.getByRole('group').getByRole('button').first()).toBeEnabled();
});

test('[Q-13, Q-16] reports an answer or a vote on an answer that fails', async ({ page, open }) => {
  await open(
    demoUrl(`/question/${findQuestion({ answers: 3 }).id}`, {
      as: 'traveller_003',
      faults: ['POST /api/local-questions/:id/answers~500', 'POST /api/local-answers/:answerId/vote~500'],
    }),
  );
  await page.getByLabel('Your answer').fill('Typed with care.');
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await expectErrorToast(page, 'Failed to post answer. Please try again.');
  await expect(page.getByLabel('Your answer')).toHaveValue('Typed with care.');
  const helpful = page.getByRole('button', { name: /^Helpful: answer by/ }).first();
  const before = await helpful.innerText();
  await helpful.click();
  await expectErrorToast(page, 'Failed to vote on answer.');
  await expect(helpful).toHaveText(before);
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
});

test('[CRE-13] keeps the form and its pictures if posting fails', async ({ page, open, backend }) => {
  await open(demoUrl('/create-post', { faults: ['POST /api/posts~500'] }));
  await page.getByLabel('Destination').fill('Hampi');
  await page.getByLabel('Your story').fill('Typed with care.');
  await page.getByLabel('Add images').setInputFiles(pngFile('one.png'));
  for (const outcome of ['500', 'offline', 'malformed', 'html']) {
    await backend(`fault('POST /api/posts', '${outcome}')`);
    await page.getByRole('button', { name: 'Post Story' }).click();
    await expectErrorToast(page, 'Failed to create post. Please try again.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(page.getByLabel('Destination')).toHaveValue('Hampi');
  await expect(page.getByLabel('Your story')).toHaveValue('Typed with care.');
  await expect(page.getByRole('img', { name: 'one.png' })).toBeVisible();
});

test('[TODO-04, TODO-07, TODO-09] reports a to-do that cannot be added, visited or removed', async ({
  page,
  open,
}) => {
  await open(
    demoUrl('/todo-list', {
      faults: [
        'POST /api/travel-todos~500',
        'PATCH /api/travel-todos/:id/visited~500',
        'DELETE /api/travel-todos/:id~500',
      ],
    }),
  );
  await page.getByRole('button', { name: 'Mark Istanbul visited' }).click();
  await expectErrorToast(page, 'Failed to update todo. Please try again.');
  await page.getByRole('button', { name: 'Remove Istanbul' }).click();
  await expectErrorToast(page, 'Failed to remove destination. Please try again.');
  await expect(page.getByRole('button', { name: 'Mark Istanbul visited' })).toBeEnabled();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add a Place to Visit' });
  await form.getByLabel('Destination').fill('Majuli');
  await form.getByRole('button', { name: 'Add to my list' }).click();
  await expectErrorToast(page, 'Failed to add destination. Please try again.');
  await expect(form.getByLabel('Destination')).toHaveValue('Majuli');
});

test('[EDIT-08, EDIT-09] reports profile and picture errors with the text of the server', async ({
  page,
  open,
  backend,
}) => {
  await open(
    demoUrl('/edit-profile', {
      faults: ['PATCH /api/auth/user~500', 'POST /api/auth/user/profile-picture~500'],
    }),
  );
  await page.getByLabel('Bio').fill('Typed with care.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectErrorToast(page, 'Failed to update profile: Forced 500');
  await expect(page.getByLabel('Bio')).toHaveValue('Typed with care.');
  await page.getByLabel('Change profile picture').setInputFiles(pngFile('me.png'));
  await expectErrorToast(page, 'Failed to update profile picture: Forced 500');
  await backend("fault('PATCH /api/auth/user', 'offline')");
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectErrorToast(page, 'Failed to update profile: please try again');
});

test('[ASK-28] reports a failed question with the text of the server, or a default text', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/ask-local', { faults: ['POST /api/local-questions~500'] }));
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('dialog', { name: 'Ask Question' });
  for (const label of ['Title', 'Question details', 'Destination', 'Country'])
    await form.getByLabel(label).fill('Typed with care.');
  await form.getByRole('button', { name: 'Post Question' }).click();
  await expectErrorToast(page, 'Forced 500');
  await backend("fault('POST /api/local-questions', 'offline')");
  await form.getByRole('button', { name: 'Post Question' }).click();
  await expectErrorToast(page, 'Failed to post question. Please check all fields and try again.');
  await expect(form.getByLabel('Title')).toHaveValue('Typed with care.');
});

test('[PLAN-24] reports a travel plan that fails', async ({ page, open, app }) => {
  await open(demoUrl('/travel-planning', { faults: ['POST /api/itinerary-comparison~500'] }));
  await app.travelPlanning.fillAllSteps();
  await page.getByRole('button', { name: 'Submit my plan' }).click();
  await expectErrorToast(
    page,
    'There was an error submitting your itinerary. Please try again.',
    'Submission Failed',
  );
  await expect(page.getByLabel('Contact name')).toHaveValue('Ananya Rao');
});
