import type { Page, Request } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, mainNav } from '../pages/layout.ts';
import { seeded } from '../../tools/seeded.ts';
import { images, skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('[FEED-01 to FEED-03, FEED-08, FEED-10, FEED-11] filters by tabs and menu, and lists every kind of item @smoke', async ({
  page,
  app,
}) => {
  await app.home.open();
  await expect(app.home.tabs).toHaveText(['Recent', 'Polls', 'Questions']);
  await expect(app.home.tab('Recent')).toHaveAttribute('aria-selected', 'true');
  await expect(articles(page)).toHaveCount(20);
  for (const kind of ['Story by', 'Poll by', 'Question by'])
    await expect(page.getByRole('article', { name: kind }).first()).toBeAttached();
  const strangers = await articles(page).evaluateAll(
    (cards) => cards.filter((one) => !one.querySelector('a[href^="/profile/"]')).length,
  );
  expect(strangers).toBe(0);
  const tag = articles(page)
    .filter({ has: page.getByRole('link', { name: 'View & Answer' }) })
    .first();
  await expect(tag.getByRole('link', { name: 'View & Answer' })).toHaveAttribute('href', /^\/question\//);

  const filter = page.getByRole('button', { name: 'Filter the feed' });
  await filter.press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveText(['Recent', 'Stories', 'Tips', 'Popular']);
  await expect(page.getByRole('menuitemradio', { name: 'Recent' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(filter).toBeFocused();
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Tips' }).click();
  await expect(app.home.tab('Tips')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: /^Tip by/ }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /^(Story|Poll|Question) by/ })).toHaveCount(0);
  await app.home.tab('Polls').click();
  await expect(page.getByRole('article', { name: /^Poll by/ }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /^(Story|Tip|Question) by/ })).toHaveCount(0);
  await app.home.tab('Questions').click();
  await expect(page.getByRole('article', { name: /^Question by/ }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /^(Story|Tip|Poll) by/ })).toHaveCount(0);
});

test('[FEED-04 to FEED-07, FEED-09] shows the points card only to signed-in users', async ({
  page,
  backend,
  app,
}) => {
  await app.home.open();
  await expect(app.home.level).toContainText('Backpacker');
  await expect(app.home.level).toContainText('Level 4 · 372 points');
  await expect(app.home.level).toContainText('28 points to Level 5');
  const progress = app.home.level.getByRole('progressbar', { name: 'Progress to level 5' });
  await expect(progress).toHaveAttribute('aria-valuenow', '72');
  const board = app.home.main.getByRole('link', { name: /^(?:Leaderboard|#\d+ of \d+)/ });
  await expect(board).toHaveCount(1);
  await backend('signOut()');
  await expect(app.home.level).toHaveCount(0);
  await expect(board).toHaveCount(1);
  await board.click();
  await expect(page).toHaveURL('/leaderboard');
  await mainNav(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page).toHaveURL('/create-post');
});

test('[FEED-12 to FEED-14] says what is missing in an empty feed', async ({ page, app }) => {
  await app.home.open({ scenario: 'empty' });
  await expect(page.getByText('No content yet')).toBeVisible();
  await app.home.tab('Polls').click();
  await expect(page.getByText('No polls yet')).toBeVisible();
  await app.home.tab('Questions').click();
  await expect(page.getByText('No questions yet')).toBeVisible();
});

test('[FEED-16, FEED-17, FEED-20, FEED-23, FEED-24] requests each page of 20 once, 1000 px before the end', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/unified-feed') asked.push(url.search);
  });
  await app.home.open();
  await expect(articles(page)).toHaveCount(20);
  expect(asked).toEqual(['?filter=recent&offset=0&limit=20']);
  // Only while there is a single page: scrolling after the second has loaded would request the third.
  const leave = (px: number) =>
    page.evaluate((left) => {
      if (document.querySelectorAll('main article').length > 20) return;
      scrollTo(0, document.documentElement.scrollHeight - innerHeight - left);
    }, px);
  await leave(2400);
  await expect(articles(page)).toHaveCount(20);
  // Cards are laid out only when they come into view, so the end moves until it is reached.
  await expect
    .poll(async () => {
      await leave(700);
      return asked.length;
    })
    .toBe(2);
  await expect(articles(page)).toHaveCount(40);
  expect(asked[1]).toBe('?filter=recent&offset=20&limit=20');

  await app.home.tab('Polls').click();
  await expect(page.getByRole('article', { name: /^Poll by/ }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await app.home.tab('Recent').click();
  await expect(articles(page)).toHaveCount(20);
  const further = asked.filter((query) => !query.includes('offset=0'));
  expect(new Set(further).size).toBe(further.length);
});

test('[FEED-15, FEED-18, FEED-19] shows Load More after a failed page and the end after the last page, and neither on a short list', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/?filter=polls'));
  await expect(articles(page)).toHaveCount(20);
  await backend("fault('GET /api/unified-feed', 500)");
  await toTheEnd(page);
  await expect(page.getByText('The next page did not load.')).toBeVisible();
  await expect(page.getByText("You've reached the end")).toHaveCount(0);
  await backend('clearFaults()');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => articles(page).count()).toBeGreaterThan(20);
  const end = page.getByText("You've reached the end");
  await expect(async () => {
    await toTheEnd(page);
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(articles(page)).toHaveCount(seeded.poll.length);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);

  await backend("reset({ scenario: 'few', as: 'traveller_001' })");
  await expect.poll(() => articles(page).count()).toBeLessThan(7);
  await toTheEnd(page);
  await expect(end).toHaveCount(0);
});

test('[FEED-21] restarts paging after a vote and keeps the reader at the poll', async ({ page, open }) => {
  await open(demoUrl('/?filter=polls'));
  const voting = articles(page)
    .filter({ has: page.getByRole('group').getByRole('button', { disabled: false }) })
    .first();
  await expect(voting).toBeVisible();
  await expect(async () => {
    await toTheEnd(page);
    await expect.poll(() => articles(page).count(), { timeout: 1000 }).toBeGreaterThan(20);
  }).toPass();
  const name = await voting.getByRole('group').getAttribute('aria-label');
  await voting.getByRole('group').getByRole('button').first().click();
  await expectToast(page, 'Vote recorded', 'Your vote has been recorded!');
  await expect(page.getByRole('list', { name: name ?? '' })).toBeInViewport();
  await expect(articles(page)).toHaveCount(20);
});

test('[FEED-22, WS-05 to WS-08] announces new posts with Refresh, which reloads from the top', async ({
  page,
  backend,
  app,
}) => {
  await app.home.open();
  await expect(articles(page)).toHaveCount(20);
  await expect(async () => {
    await toTheEnd(page);
    await expect.poll(() => articles(page).count(), { timeout: 1000 }).toBeGreaterThan(20);
  }).toPass();
  for (const [type, title] of [
    ['new_question', 'New question'],
    ['poll_updated', 'Poll updated'],
    ['new_post', 'New post'],
  ]) {
    await backend(`live.emit({ type: '${type}', userId: 'traveller_002', userName: 'Farah Sheikh' })`);
    await expectToast(page, title ?? '');
  }
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(articles(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[FEED-26] shows skeletons while loading, and a retry button after a failure', async ({
  page,
  backend,
  app,
}) => {
  await app.home.open({ faults: ['GET /api/unified-feed~timeout'] });
  await expect(skeletons(page).first()).toBeVisible();
  await app.home.open({ faults: ['GET /api/unified-feed~500'] });
  await expect(page.getByText('The feed did not load')).toBeVisible();
  await backend('clearFaults()');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(articles(page)).toHaveCount(20);
});

test('[FEED-27] greets the guest of a live build without a list of users', async ({ page, app }) => {
  await app.home.open({ as: 'guest_user_001' });
  const greeting = page.getByRole('region', { name: 'Welcome to Waystone' });
  await expect(greeting).toBeVisible();
  await expect(greeting.getByRole('list')).toHaveCount(0);
});

test.describe(() => {
  test.use({ target: 'demo' });
  test('[FEED-27, FEED-09] greets the guest, who can switch to another user with one press', async ({
    page,
    app,
  }) => {
    await app.home.open({ as: 'guest_user_001' });
    const greeting = page.getByRole('region', { name: 'Welcome to Waystone' });
    await expect(greeting).toContainText('share travel stories, ask locals, earn points');
    await expect(greeting.getByRole('link')).toHaveCount(3);
    await expect(images(greeting)).toHaveCount(2);
    await expect(app.home.level.getByRole('link')).toHaveText('Leaderboard');
    await greeting.getByRole('link', { name: 'Be Ananya, level 4' }).click();
    await expect(page.getByRole('link', { name: 'Level 4, 372 points' })).toBeVisible();
    await expect(greeting).toHaveCount(0);
    await expect(app.home.level.getByRole('link')).toHaveText(/^#\d+ of 66$/);
  });

  test('[FEED-27] names no level in the greeting while nothing is posted', async ({ page, app }) => {
    await app.home.open({ as: 'guest_user_001', scenario: 'empty' });
    await expect(page.getByRole('link', { name: 'Be Ananya', exact: true })).toHaveText('Ananya');
  });

  test('[FEED-27] shows the guest a whole picture of the first story without scrolling', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.home.open({ as: 'guest_user_001' });
    await expect(app.home.level.getByText('100 points to Level 2')).toBeVisible();
    const first = articles(page).first();
    await expect(first.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const picture = await first.getByRole('img').first().boundingBox();
    expect((picture?.y ?? 999) + (picture?.height ?? 0)).toBeLessThan(nav?.y ?? 0);
  });
});
