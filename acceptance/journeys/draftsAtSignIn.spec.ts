import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import { expectToast } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const unanswered = findQuestion({ answers: 0 }).id;

test('[Q-14, AMB-77] keeps the answer of a visitor for the person who signs in', async ({ page, open }) => {
  await open(demoUrl(`/question/${unanswered}`, { as: 'visitor' }));
  await page.getByLabel('Your answer').fill('Written before signing in.');
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL(`/question/${unanswered}`);
  await expect(page.getByLabel('Your answer')).toHaveValue('Written before signing in.');
});

test('[CRE-14, AMB-77] keeps both the post of a visitor and the older draft of the person who signs in', async ({
  page,
  open,
}) => {
  await open(demoUrl('/create-post', { as: 'traveller_001' }));
  await page.getByLabel('Destination').fill('Kaza');
  await page.getByLabel('Your story').fill('An older draft.');
  await open(demoUrl('/create-post', { as: 'visitor' }));
  await expect(page.getByLabel('Your story')).toHaveValue('');
  await page.getByLabel('Your story').fill('Written before signing in.');
  await page.getByRole('button', { name: 'Post Story' }).click();
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/create-post');
  await expect(page.getByLabel('Your story')).toHaveValue('An older draft.\n\nWritten before signing in.');
  await expect(page.getByLabel('Destination')).toHaveValue('Kaza');
});

test('[CRE-05, AMB-77] keeps the pictures of both drafts, and says how many are too many', async ({
  page,
  open,
  app,
}) => {
  const { previews, pictures, submit, content } = app.createPost;
  await open(demoUrl('/create-post', { as: 'traveller_001' }));
  await pictures.setInputFiles(['1.png', '2.png', '3.png'].map(pngFile));
  await expect(previews).toHaveCount(3);
  await open(demoUrl('/create-post', { as: 'visitor' }));
  await content.fill('Written before signing in.');
  await pictures.setInputFiles(['4.png', '5.png', '6.png'].map(pngFile));
  await expect(previews).toHaveCount(3);
  await submit.click();
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(previews).toHaveCount(6);
  await page.reload();
  await expect(previews).toHaveCount(6);
  await expect(page.getByRole('alert').filter({ hasText: 'Remove 1 picture to post.' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 1.png' }).click();
  await submit.click();
  await expectToast(page, 'Your post has been created!');
});

test('[PLAN-28, AMB-77] fills in the name and email of a visitor who signs in at the last step', async ({
  page,
  open,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open({ as: 'visitor' });
  await plan.fillTrip();
  await plan.next.click();
  await plan.next.click();
  await expect(page.getByLabel('Contact name')).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/');
  await open('/travel-planning');
  await expect(page.getByLabel('Contact name')).toHaveValue('Ananya Rao');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/^ananya.*@/);
});
