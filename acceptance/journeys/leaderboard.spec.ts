import { expectToast, firstPost } from '../pages/layout.ts';
import { findPost } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[LB-03 to LB-10, AUTH-06] shows sponsors, own rank, podium and everyone', async ({ backend, app }) => {
  await app.leaderboard.open();
  const { banners, main, own, podium, ranks, sponsors } = app.leaderboard;
  await expect(sponsors).toHaveText([
    'Kaveri Rail Tours',
    'Northlight Outdoors',
    'Chai Stop Cafés',
    'Monsoon Maps',
  ]);
  await expect(banners).toHaveCount(3);
  for (const banner of await banners.all()) await expect(banner).toContainText('Sponsored');
  await expect(own).toContainText(/\d+\s+out of 6\d travelers/);
  await expect(own).toContainText('372 points');
  await expect(own).toContainText('Backpacker');

  await expect(podium).toHaveCount(3);
  const paints = await podium.evaluateAll((stones) =>
    stones.map((stone) => stone.getAttribute('data-place')),
  );
  expect(paints).toEqual(['1', '2', '3']);
  const colours = await podium.evaluateAll((stones) =>
    stones.map((stone) => {
      const painted = [...stone.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundImage);
      return painted.join();
    }),
  );
  expect(new Set(colours).size).toBe(3);

  await expect.poll(() => ranks.count()).toBeGreaterThan(60);
  const first = ranks.first();
  await expect(first).toContainText('Universe Explorer');
  await expect(first).toContainText(/\d+ places? · .*20\d\d/);
  await expect(first.getByRole('link')).toHaveAttribute('href', '/profile/traveller_002');
  const points = await ranks.evaluateAll((items) =>
    items.map((item) => Number(item.querySelector('a')?.lastElementChild?.textContent.replace(/\D/g, ''))),
  );
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  await expect(main.getByRole('link', { name: 'Share Your Story' })).toHaveAttribute('href', '/create-post');
  await expect(main.getByRole('link', { name: 'Help Others' })).toHaveAttribute('href', '/ask-local');
  await backend('signOut()');
  await expect(own).toHaveCount(0);
});

test('[LB-01, LB-02] shares by the share sheet of the device, or copies the link @smoke', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    if (!location.hash.includes('sheet')) return;
    const share = async (data: ShareData) => sessionStorage.setItem('shared', JSON.stringify(data));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await app.leaderboard.open();
  await app.leaderboard.share();
  await expectToast(page, 'Link copied!', 'Share text copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/leaderboard$/);
  await page.goto('leaderboard#sheet');
  await page.reload();
  await app.leaderboard.share();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toMatch(/leaderboard/);
  await expect(page.getByText('Link copied!')).toHaveCount(0);
});

test('[CARD-12, LB-02] copies without the Clipboard API, as on http, and where it is denied', async ({
  page,
  context,
  open,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.addInitScript(() => {
    const isDenied = location.hash === '#denied';
    const writeText = isDenied ? () => Promise.reject(new DOMException('', 'NotAllowedError')) : undefined;
    Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
  });
  await app.leaderboard.open();
  await app.leaderboard.share();
  await expectToast(page, 'Link copied!', 'Share text copied to clipboard');
  expect(await copied()).toMatch(/\/leaderboard$/);
  const { id } = findPost({ type: 'story', own: false });
  await open(`/post/${id}#denied`);
  const share = page.getByRole('button', { name: /^Share/ });
  await share.press('Enter');
  await expectToast(page, 'Link copied!', 'Share text copied to clipboard');
  expect(await copied()).toMatch(new RegExp(`/post/${id}$`));
  await expect(share).toBeFocused();
});

test('[LB-11, LB-13] counts each sponsor impression once, and counts a press before it opens the website', async ({
  page,
  context,
  app,
}) => {
  const counted = { impression: new Set<string>(), click: new Set<string>() };
  const all: string[] = [];
  context.on('request', (request) => {
    const found = /\/api\/sponsors\/([\w-]+)\/(impression|click)$/.exec(request.url());
    if (!found?.[1] || request.serviceWorker()) return;
    all.push(found[0]);
    counted[found[2] === 'click' ? 'click' : 'impression'].add(found[1]);
  });
  await app.leaderboard.open();
  await expect.poll(() => counted.impression.size).toBe(7);
  expect(all).toHaveLength(7);
  const link = page.getByRole('link', { name: 'Kaveri Rail Tours' });
  await expect(link).toHaveAttribute('href', 'https://example.com/kaveri-rail');
  await expect(link).toHaveAttribute('target', '_blank');
  // The website is on another origin, which journeys may not request, so the new tab is blocked.
  await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect.poll(() => [...counted.click]).toEqual(['sponsor_kaveri-rail']);
});

test('[LB-12] shows nothing if an impression cannot be counted', async ({ page, allowedMessages, app }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  allowedMessages.push(/was not counted/);
  await app.leaderboard.open({ faults: ['POST /api/sponsors/:id/impression~500'] });
  await expect.poll(() => logged.filter((line) => line.includes('was not counted')).length).toBe(7);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(page.getByText('Complete Rankings')).toBeVisible();
});

test('[LB-15] shows points earned elsewhere without a reload', async ({ page, app }) => {
  await app.leaderboard.open({ as: 'traveller_003' });
  const { own } = app.leaderboard;
  await expect(own).toContainText('0 points');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const like = firstPost(page).getByRole('button', { name: /^Like post by/ });
  await like.click();
  await expect(page.getByRole('link', { name: 'Level 1, 1 point' })).toBeVisible();
  await page.goBack();
  await expect(own).toContainText('1 point');
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toContainText('1point');
});
