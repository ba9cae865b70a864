import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles } from '../pages/layout.ts';
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
