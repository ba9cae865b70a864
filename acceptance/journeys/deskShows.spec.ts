import type { Locator } from '@playwright/test';
import { desk, region, withDesk, invitationOnReading } from '../pages/demoDesk.ts';
import { heading, levelLink, toasts } from '../pages/layout.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects an element to be within the left and right edge of another one. */
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [own, frame] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!own || !frame) throw new Error('Not visible');
  expect(own.x).toBeGreaterThanOrEqual(frame.x);
  expect(own.x + own.width).toBeLessThanOrEqual(frame.x + frame.width);
}

/** The vertical gap between two elements in px. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  return first && second ? Math.round(second.y - first.y - first.height) : NaN;
}

test('[POLL-19] a clock counts to the end of a poll, which both the desk and the phone show', async ({
  page,
  open,
}) => {
  await open(withDesk());
  const time = region(page, 'Time');
  await time.getByRole('button', { name: 'Just before this poll ends' }).click();
  await expect(time.getByRole('timer')).toHaveText(/^A poll ends in 0:0\d$/);
  const poll = page.getByRole('article').filter({ hasText: 'Less than 1 hour left' });
  const name = await poll.first().getAttribute('aria-label');
  expect(name).toMatch(/^Poll by /);
  await expect(time.getByRole('status')).toHaveText(/^\S+’s poll has ended$/, { timeout: 15_000 });
  await expect(
    page
      .getByRole('article', { name: name ?? '' })
      .filter({ hasText: 'Expired' })
      .first(),
  ).toBeInViewport();
});

test('[POLL-19] in a narrow window the sheet closes before a poll ends, so that its end is seen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(withDesk());
  const show = desk(page).getByRole('button', { name: 'Show demo desk' });
  await show.click();
  const time = region(page, 'Time');
  await time.getByRole('button', { name: '−1 hour' }).click();
  await time.getByRole('button', { name: 'Just before this poll ends' }).click();
  await expect(show).toBeFocused();
  const poll = page.getByRole('article').filter({ hasText: 'Less than 1 hour left' }).first();
  await expect(poll).toBeInViewport();
});

test('a moment link opens the second phone as the same user', async ({ page, open, backend }) => {
  await open(withDesk());
  const travellers = region(page, 'Two travellers');
  await travellers.getByRole('button', { name: 'Open second phone' }).click();
  const second = page.frameLocator('iframe[title="Second phone"]');
  await expect(second.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('region', { name: /^Phone of/ })
    .getByRole('button', { name: 'Swap' })
    .click();
  await expect(page.getByRole('region', { name: 'Phone of Ananya Rao' })).toBeVisible();
  const link = String(await backend('moment()'));
  await page.goto('about:blank');
  await open(link.replace('#', '?panel=on#'));
  await expect(page.getByRole('region', { name: 'Phone of Ananya Rao' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Level 4, 372 points' })).toBeVisible();

  await travellers.getByRole('button', { name: 'Close second phone' }).click();
  const closed = String(await backend('moment()'));
  await travellers.getByRole('button', { name: 'Open second phone' }).click();
  await expect(second.getByRole('article').first()).toBeVisible();
  await backend(`openMoment(${JSON.stringify(closed)})`);
  await expect(page.getByTitle('Second phone')).toHaveCount(0);
  await expect(levelLink(page)).not.toHaveAccessibleName('Level 4, 372 points');
  await expect(desk(page)).toBeVisible();
});

test('the tour shows the product step by step or by itself, and ends with three ways in', async ({
  page,
  open,
}) => {
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Start tour' }).click();
  const planProgress = page.getByRole('progressbar', { name: 'Travel plan' });
  const tour = page.getByRole('dialog', { name: /^Tour/ });
  for (const title of [
    'This stone is you',
    'Stories from the road',
    'Share your own',
    'Ask someone who lives there',
    'Plan the trip',
  ]) {
    await expect(tour.getByRole('heading', { name: title })).toBeVisible();
    // Screens slide in: the card must stop moving below the element it describes.
    if (title === 'Plan the trip') await expect.poll(() => gapBetween(planProgress, tour)).toBe(20);
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboard');
  await expect(tour.getByRole('button', { name: 'Skip tour' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Play tour by itself' }).click();
  await expect(tour.getByRole('button', { name: 'Stay as Ananya' })).toBeVisible({ timeout: 15_000 });
  await expect(tour.getByRole('button')).toHaveText([
    'Stay as Ananya',
    'Show two phones',
    'Start new as Ishaan',
  ]);
  const two = tour.getByRole('button', { name: 'Show two phones' });
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(two).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await two.click();
  await expect(page.getByTitle('Second phone')).toBeVisible();
});

test('the tour of a guest ends with signing in', async ({ page, open }) => {
  await open(`${demoUrl('/', { as: 'guest_user_001' })}&panel=on`);
  await desk(page).getByRole('button', { name: 'Start tour' }).click();
  const tour = page.getByRole('dialog', { name: /^Tour/ });
  const next = tour.getByRole('button', { name: 'Next' });
  for (let step = 1; step <= 6; step += 1) {
    await expect(tour).toHaveAccessibleName(`Tour, step ${step} of 6`);
    await next.click();
  }
  await expect(tour.getByRole('button')).toHaveText([
    'Sign in as Ananya',
    'Show two phones',
    'Just look around',
  ]);
  await tour.getByRole('button', { name: 'Sign in as Ananya' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Level 4, 372 points' })).toBeVisible();
});

test('the tour ends with three ways in on a phone, too, where two phones have no room', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${demoUrl('/', { as: 'guest_user_001' })}&panel=on`);
  const ways = [
    ['Sign in as Ananya', 'Start new as Ishaan', 'Just look around'],
    ['Stay as Ananya', 'Look around as a guest', 'Start new as Ishaan'],
  ];
  for (const names of ways) {
    await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
    await desk(page).getByRole('button', { name: 'Start tour' }).click();
    const tour = page.getByRole('dialog', { name: /^Tour/ });
    for (let step = 1; step <= 6; step += 1) {
      await expect(tour).toHaveAccessibleName(`Tour, step ${step} of 6`);
      await tour.getByRole('button', { name: 'Next' }).click();
    }
    await expect(tour.getByRole('button')).toHaveText(names);
    await tour.getByRole('button', { name: /as Ananya$/ }).click();
    await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  }
});

test('a first visitor is invited to the tour once, sees no news over it, and ends it on Home', async ({
  page,
  open,
  backend,
}) => {
  // Without the news of simulated travelers, of which only the newest would be shown.
  const invitation = await invitationOnReading(page, './?simulate=off');
  const tour = page.getByRole('dialog', { name: /^Tour/ });
  await expect(tour).toHaveCount(0);
  await invitation.getByRole('button', { name: 'Start tour' }).click();
  await expect(invitation).toHaveCount(0);
  const titles = ['This stone is you', 'Stories from the road', 'Share your own'];
  for (const title of titles) {
    await expect(tour.getByRole('heading', { name: title })).toBeVisible();
    await expectInside(tour, page.getByRole('main'));
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await expect(heading(page)).toHaveText('Ask a Local');
  await backend("live.emit({ type: 'new_post', userId: 'traveller_002', userName: 'Farah Sheikh' })");
  await expect(desk(page)).toContainText('You are');
  await expect(toasts(page).getByText('New post')).toHaveCount(0);
  await tour.getByRole('button', { name: 'Skip tour' }).click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page).getByText('New post')).toBeVisible();
  await open('/');
  await expect(desk(page)).toBeVisible();
  await expect(invitation).toHaveCount(0);
});
