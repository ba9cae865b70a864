import type { Page } from '@playwright/test';
import { findDestination, findPackage, findPost, findQuestion } from '../../tools/seeded.ts';
import { delayScripts } from '../support/delayScripts.ts';
import { hosts } from '../support/hosts.ts';
import { articles, firstPost, heading, mainNav } from '../pages/layout.ts';
import { skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

/** A text on each screen other than its heading. */
const SCREENS = [
  ['', 'Home feed', /Like|votes/],
  ['profile', 'Guest Explorer', /Posts/],
  ['profile/traveller_002', /./, /Universe Explorer/],
  ['edit-profile', 'Edit Profile', /Bio/],
  ['explore', 'Explore', /₹/],
  ['todo-list', 'Travel To-Do List', /To Visit/],
  ['create-post', 'Create Post', /Destination/],
  [`post/${findPost().id}`, /./, /Comment/],
  ['ask-local', 'Ask a Local', /View & Answer/],
  [`question/${findQuestion().id}`, /./, /Answer/],
  ['travel-planning', /Plan/, /Start date/],
  ['packages', /Packages/, /₹/],
  [`package/${findPackage().id}`, /./, /₹/],
  ['destinations', /Destinations/, /India/],
  [`destination/${findDestination().id}`, /./, /Best time/i],
  ['leaderboard', 'Leaderboard', /points/],
  ['landing', 'Every mile', /Continue with Google/],
  ['no/such/place', 'Page Not Found', /./],
] as const;

/** The visible text of the screen, without the content for browsers without scripts. */
const shownText = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const copy = document.createElement('div');
    copy.append(main.cloneNode(true));
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    return copy.textContent;
  });

declare global {
  interface Window {
    /** The text on screen at each frame. */
    shownTexts?: string[];
  }
}
/** Runs in the page: records the text of every frame. */
function recordFrames(): void {
  const frames: string[] = [];
  window.shownTexts = frames;
  const record = (): void => {
    const text = document.getElementById('root')?.textContent ?? '';
    if (text && text !== frames.at(-1)) frames.push(text);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

for (const [kind, host] of Object.entries(hosts)) {
  test.describe(`without JavaScript on the ${kind} host`, () => {
    test.use({ javaScriptEnabled: false, baseURL: host });
    test('[SHIP-12] every address reads well and says what needs JavaScript', async ({
      page,
      allowedMessages,
    }) => {
      // A host with rewrites also answers unknown paths.
      const screens = kind === 'rewriting' ? SCREENS.slice(0, -1) : SCREENS;
      allowedMessages.push(/status of 404/);
      for (const [path, title, text] of screens) {
        await page.goto(path);
        await expect(heading(page)).toContainText(title);
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page.getByText('without JavaScript')).toBeVisible();
      }
    });
  });
}

test.describe('[SHIP-12] a prerendered page', () => {
  test.use({ timezoneId: 'UTC' });
  for (const path of ['', 'explore', 'leaderboard', 'ask-local', `post/${findPost().id}`, 'profile'])
    test(`/${path} shows what the running app shows`, async ({ page, open }) => {
      const release = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      const prerendered = await shownText(page);
      const source = await page.evaluate(() => document.getElementById('prerendered')?.textContent);
      const moment = Number(/"moment":(\d+)/.exec(source ?? '')?.[1]);
      release();
      // A link with state is rendered by the app only. After midnight, its dates would differ from the
      // build's.
      await open(`${path}?now=${new Date(moment).toISOString()}`);
      await expect.poll(() => shownText(page)).toBe(prerendered);
    });
});

test.describe('[SHIP-13] instead of the guest’s page', () => {
  test.beforeEach(({ page }) => page.addInitScript(recordFrames));
  const GUEST = /Guest Explorer|Browsing in Guest Mode/;
  /**
   * Checks that no frame shows the guest's page, and that all non-empty frames show a screen or its skeleton.
   */
  async function expectNoGuest(page: Page): Promise<void> {
    // A page can be visible to the test before its first frame.
    await expect.poll(() => page.evaluate(() => window.shownTexts?.length ?? 0)).toBeGreaterThan(0);
    const frames = await page.evaluate(() => window.shownTexts ?? []);
    expect(frames.filter((text) => GUEST.test(text))).toEqual([]);
  }

  test('another person sees a skeleton, then the own page', async ({ page, open }) => {
    await open('/profile?as=traveller_001');
    const name = await heading(page).textContent();
    const release = await delayScripts(page);
    await page.goto('profile', { waitUntil: 'commit' });
    await expect(mainNav(page)).toBeVisible();
    await expect(skeletons(page.getByRole('main')).first()).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(name ?? '');
    await expectNoGuest(page);
  });

  test('a link with state shows its own user from the start', async ({ page, open }) => {
    await open('/profile?as=traveller_002');
    await expectNoGuest(page);
  });

  test('a visitor sees no guest, also if the page was left before it showed the sign-out', async ({
    page,
    open,
  }) => {
    await open('/explore');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      void window.mockBackend?.signOut().then(() => location.reload());
    });
    await loaded;
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectNoGuest(page);
  });

  test('a browser without storage sees a skeleton, then the app', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    const release = await delayScripts(page);
    await page.goto('profile', { waitUntil: 'commit' });
    await expect(skeletons(page.getByRole('main')).first()).toBeVisible();
    await expectNoGuest(page);
    release();
    await expect(heading(page)).toHaveText('Guest Explorer');
  });
});

test('[SHIP-13] a guest who has changed something sees it and never the seed', async ({ page, open }) => {
  await open('/');
  await firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expect(firstPost(page).getByRole('button', { name: /^Unlike post by/ })).toBeVisible();
  await page.addInitScript(recordFrames);
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(skeletons(page.getByRole('main')).first()).toBeVisible();
  await expect(articles(page)).toHaveCount(0);
  // The skeleton of this screen, which the app replaces.
  await expect(page.getByRole('tab', { name: 'Polls' })).toBeVisible();
  release();
  await expect(firstPost(page).getByRole('button', { name: /^Unlike post by/ })).toBeVisible();
});

test('[SHIP-13] index.html at another address never shows the feed', async ({ page }) => {
  await page.addInitScript(recordFrames);
  const release = await delayScripts(page);
  await page.goto('post/post_of_nobody', { waitUntil: 'commit' });
  await expect(skeletons(page.getByRole('main')).first()).toBeVisible();
  await expect(articles(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(/not found/i);
  const frames = await page.evaluate(() => window.shownTexts ?? []);
  expect(frames.filter((text) => text.includes('Home feed'))).toEqual([]);
});

test('[THEME-03] the dark theme is applied in the first frame of a prerendered page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  const release = await delayScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await expect(articles(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  release();
});

test('[TIME-03, SHIP-12] dates follow the day of the visit without a shift', async ({ page }) => {
  const later = Date.now() + 10 * 24 * 60 * 60 * 1000;
  await page.clock.install({ time: later });
  await page.goto('leaderboard');
  await page.evaluate(() => window.mockBackend?.ready);
  await page.goto('');
  await expect(articles(page).first()).toBeVisible();
  const dates = await page
    .getByRole('main')
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates.length).toBeGreaterThan(0);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(later + 60_000);
  expect(Math.max(...dates.map((date) => Date.parse(date)))).toBeGreaterThan(later - 24 * 60 * 60 * 1000);
});

test('[SHIP-15] loads the screen of a link that is hovered or focused', async ({ page, open }) => {
  await open('');
  const explore = page.waitForRequest(/\/assets\/Explore-.+\.js$/);
  await mainNav(page).getByRole('link', { name: 'Explore' }).hover();
  await explore;
  const askLocal = page.waitForRequest(/\/assets\/AskLocal-.+\.js$/);
  await mainNav(page).getByRole('link', { name: 'Ask Local' }).focus();
  await askLocal;
});
