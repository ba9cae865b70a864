import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast } from '../pages/layout.ts';
import { SLOW } from '../support/slowReplies.ts';
import { expect, test } from '../waystone.ts';

/** Votes in a page at a moment of the real time, in ms. Returns the status of the reply. */
const voteAt = (page: Page, pollId: string, moment: number): Promise<number> =>
  page.evaluate(
    async ([path, at]) => {
      while (Date.now() < at) await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      const body = JSON.stringify({ optionIndex: 0 });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', body, headers })).status;
    },
    [`/api/polls/${pollId}/vote`, moment] as const,
  );

test('[POLL-05] accepts one of two votes that a user sends from two tabs at the same moment', async ({
  page,
  open,
  world,
  context,
}) => {
  await open(demoUrl('/'));
  const votes = await world.rows('pollVote', { userId: 'traveller_001' });
  const polls = await world.rows('poll', { expiresAt: null });
  const unvoted = polls.filter(({ id }) => !votes.some(({ pollId }) => pollId === id));
  expect(unvoted.length).toBeGreaterThan(2);
  const second = await context.newPage();
  await second.goto('/');
  await expect(articles(second).first()).toBeVisible();
  for (const { id } of unvoted) {
    const moment = Date.now() + 100;
    const statuses = await Promise.all([voteAt(page, id, moment), voteAt(second, id, moment)]);
    expect(statuses.toSorted()).toEqual([200, 409]);
  }
});

test('[EDIT-06, AMB-77] keeps the name that another tab has saved while this one was writing a bio', async ({
  page,
  context,
  open,
}) => {
  await open(demoUrl('/edit-profile'));
  const second = await context.newPage();
  await second.goto('/edit-profile');
  await second.getByLabel('Bio').fill('Written in the second tab');
  await expect(page.getByLabel('Bio')).toHaveValue('Written in the second tab');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  await expect(second.getByLabel('Last name')).toHaveValue('Sen');
  await second.getByLabel('Bio').fill('Finished in the second tab');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(second, 'Profile updated');
  const saved = await second.evaluate(async () => (await fetch('/api/auth/user')).json());
  expect(saved).toMatchObject({ lastName: 'Sen', bio: 'Finished in the second tab' });
});

test('[EDIT-06, API-02] keeps the bio that another tab saves while this one is still sending a name', async ({
  page,
  context,
  open,
  backend,
}) => {
  await open(demoUrl('/edit-profile'));
  const second = await context.newPage();
  await second.goto('/edit-profile');
  await second.getByLabel('Bio').waitFor();
  await backend(SLOW);
  await page.getByLabel('First name').fill('Zo');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  await second.getByLabel('Bio').fill('Saved in the meantime');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(second, 'Profile updated');
  await backend('latency(0)');
  await expectToast(page, 'Profile updated');
  await expect(page.getByLabel('Bio')).toHaveValue('Saved in the meantime');
  const saved = await second.evaluate(async () => (await fetch('/api/auth/user')).json());
  expect(saved).toMatchObject({ firstName: 'Zo', bio: 'Saved in the meantime' });
});

test('[AMB-77, PLAN-20] clears a plan that was sent in another tab', async ({ page, context, app }) => {
  const plan = app.travelPlanning;
  await plan.open();
  const second = await context.newPage();
  await second.goto('/travel-planning');
  const heading = second.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText('Travel Details');
  await plan.fillTrip();
  await plan.next.click();
  await plan.next.click();
  await plan.fillContact();
  await expect(second.getByLabel('Mobile')).toHaveValue(/\d/);
  await plan.submit.click();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  await expect(heading).toHaveText('Travel Details');
  await expect(second.getByLabel('Destination')).toHaveValue('');
});
