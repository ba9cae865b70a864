import { NOW, demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const openPoll = { hasText: /(days?|hours?) left|Less than 1 hour left/ };

test('[POLL-01 to POLL-03, POLL-06, POLL-07] turns buttons into bars after a vote and counts it @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/?filter=polls'));
  const options = page.getByRole('group').getByRole('button', { disabled: false });
  const poll = articles(page).filter({ has: options }).filter(openPoll).first();
  const question = (await poll.getByRole('group').getAttribute('aria-label')) ?? '';
  await expect(poll.getByRole('link', { name: question })).toBeVisible();
  const own = articles(page).filter({ has: page.getByRole('link', { name: question, exact: true }) });
  const votes = own.getByText(/^[\d,]+ votes?$/);
  const before = Number((await votes.innerText()).replace(/\D/g, ''));
  const left = (await votes.boundingBox())?.x;
  await own.getByRole('group').getByRole('button').first().click();
  await expectToast(page, 'Vote recorded', 'Your vote has been recorded!');
  await expect(votes).toHaveText(new RegExp(`^${before + 1} vote`));
  expect((await votes.boundingBox())?.x).toBe(left);
  await expect(own.getByRole('group').getByRole('button')).toHaveCount(0);
  const bars = own.getByRole('progressbar');
  await expect(bars).not.toHaveCount(0);
  await expect(own.getByRole('listitem').first()).toContainText(/\d+%/);
  await expect(own.getByLabel('Your vote')).toHaveCount(1);
  await page.reload();
  await expect(own.getByLabel('Your vote')).toHaveCount(1);
});

test('[POLL-04, POLL-11, POLL-13, POLL-14, POLL-19] ends a poll on screen when its time is over', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/?filter=polls'));
  await expect(
    articles(page)
      .getByText(/^\d+ days left$/)
      .first(),
  ).toBeAttached();
  await expect(articles(page).getByText('Expired').first()).toBeAttached();
  const soon = articles(page).filter({ hasText: 'Less than 1 hour left' }).first();
  await expect(soon).toBeAttached();
  const question = (await soon.getByRole('group').getAttribute('aria-label')) ?? '';
  const poll = articles(page).filter({ has: page.getByRole('group', { name: question, exact: true }) });
  await expect(poll.getByRole('button', { disabled: true })).toHaveCount(0);
  await backend('clock.advance(3600000)');
  await expect(poll.getByText('Expired')).toBeAttached();
  const buttons = poll.getByRole('group').getByRole('button');
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await expect(poll.getByText('Less than 1 hour left')).toHaveCount(0);
  await expect(poll.getByRole('status')).toHaveText('A poll has ended.');
  const before = articles(page)
    .filter({ hasText: 'Expired' })
    .filter({ hasNot: page.getByText('A poll has ended.') });
  await expect(before.first().getByRole('status')).toHaveCount(0);
});

test('[POLL-14, POLL-19] closes a poll at the exact moment, and keeps the focus in it', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/explore'));
  const id = await page.evaluate(async (now) => {
    const form = new FormData();
    const inAnHour = new Date(Date.parse(now) + 3_600_000).toISOString();
    const fields = {
      content: 'Which?',
      type: 'poll',
      pollOptions: '["Bus","Train"]',
      pollExpiresAt: inAnHour,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const made: { id: string } = await (await fetch('/api/posts', { method: 'POST', body: form })).json();
    return made.id;
  }, NOW);
  await backend(`clock.set('${NOW}')`);
  await open(`/post/${id}`);
  await expect(page.getByText('1 hour left')).toBeVisible();
  await page.getByRole('button', { name: 'Train' }).focus();
  await backend('clock.advance(3600000 - 2000)');
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Train' })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Which?' })).toBeFocused();
});

test('[POLL-15, POST-05] shows no end for a poll without one, and takes votes on the post page', async ({
  page,
  open,
  world,
}) => {
  await open(demoUrl('/explore'));
  const votes = await world.rows('pollVote', { userId: 'traveller_001' });
  const polls = await world.rows('poll', { expiresAt: null });
  const poll = polls.find(({ id }) => !votes.some(({ pollId }) => pollId === id));
  await open(`/post/${poll?.postId}`);
  await expect(page.getByText(/^[\d,]+ votes?$/)).toBeVisible();
  await expect(page.getByText(/left$|^Expired$/)).toHaveCount(0);
  await page.getByRole('main').getByRole('article').getByRole('group').getByRole('button').first().click();
  await expectToast(page, 'Vote recorded', 'Your vote has been recorded!');
  await expect(page.getByLabel('Your vote')).toHaveCount(1);
});
