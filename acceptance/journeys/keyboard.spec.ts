import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, heading } from '../pages/layout.ts';
import { findPost } from '../../tools/seeded.ts';
import { focused } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

/** More tab stops than any screen has, except the feed, which loads more items. */
const MAX_STOPS = 70;

interface Stop {
  name: string;
  width: number;
  height: number;
  covered: boolean;
  /** Extends beyond an edge of the window. */
  cut: boolean;
  /** Part of a sentence: as tall as its line, at least 24px (WCAG 2.5.8). */
  inLine: boolean;
}

/**
 * Runs in the page: describes the focused element once scrolling has stopped; null after the last tab stop.
 */
async function readStop(): Promise<Stop | null> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const box = (): DOMRect => element.getBoundingClientRect();
  for (let still = 0, last = ''; still < 2;) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(box());
    still = now === last ? still + 1 : 0;
    last = now;
  }
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  /** Bars and buttons that do not scroll with the screen. */
  const isBar = (found: Element | null): boolean => {
    for (let up = found; up && !up.contains(element); up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true;
    return false;
  };
  const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
  const areas = [
    box(),
    ...labels.filter((label) => label instanceof Element).map((label) => label.getBoundingClientRect()),
    ...parts
      .filter((part) => part.content !== 'none' && part.position === 'absolute')
      .map((part) => ({
        width: Number.parseFloat(part.width) || 0,
        height: Number.parseFloat(part.height) || 0,
      })),
  ];
  const { left, top, width, height } = box();
  const across = [0.5, 0.15, 0.85];
  const seen = across.flatMap((x) => across.map((y) => ({ x: left + width * x, y: top + height * y })));
  const label = labels.map((one) => one.textContent).join(' ');
  return {
    name: (element.ariaLabel ?? '') || element.innerText || label || element.title,
    width: Math.max(...areas.map((area) => area.width)),
    height: Math.max(...areas.map((area) => area.height)),
    cut: left < -1 || left + width > innerWidth + 1,
    covered: seen.some(({ x, y }) => y < 0 || y > innerHeight || isBar(document.elementFromPoint(x, y))),
    inLine: getComputedStyle(element).display === 'inline',
  };
}

/** All tab stops in order. Composite fields, such as dates, have several. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

const short = ({ name, ...rest }: Stop): string => `${name.slice(0, 50)} ${JSON.stringify(rest)}`;

const screens = [
  '/',
  '/explore',
  '/packages',
  '/ask-local',
  '/create-post',
  '/travel-planning',
  '/leaderboard',
  '/profile',
  `/post/${findPost().id}`,
];
for (const path of screens) {
  test(`shows and names every focused control of ${path}, large enough to tap`, async ({ page, open }) => {
    await open(demoUrl(path));
    await expect(heading(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(8);
    const nameless = stops.filter(({ name }) => !name.trim());
    const covered = stops.filter((stop) => stop.covered);
    const cut = stops.filter((stop) => stop.cut);
    const small = stops.filter(({ width, height, inLine }) => Math.min(width, height) < (inLine ? 24 : 43.5));
    expect({
      nameless: nameless.map(short),
      covered: covered.map(short),
      cut: cut.map(short),
      small: small.map(short),
    }).toEqual({ nameless: [], covered: [], cut: [], small: [] });
  });
}

test('[FEED-01] keeps focus clear of the feed tabs when tabbing back up', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open(demoUrl('/'));
  const bar = page.getByRole('tablist', { name: 'Feed' });
  await articles(page).nth(4).getByRole('link').first().focus();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const below = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    const box = await focused(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(below.y + below.height);
  }
});

test('[FEED-07, FEED-15, NAV-01] Tab reaches the bottom bar, the write button and Load More of the endless feed', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  await expect(articles(page).first()).toBeVisible();
  const names: string[] = [];
  while (names.at(-1) !== 'Skip the feed' && names.length < 30) {
    await page.keyboard.press('Tab');
    names.push((await page.evaluate(readStop))?.name.trim() ?? '');
  }
  expect(names).toEqual(expect.arrayContaining(['Plan', 'Write a post', 'Skip the feed']));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Load More' })).toBeFocused();
});

test('[APP-23, SHIP-10] focuses the link to the screen that was left by Back', async ({ page, open }) => {
  await open('/packages');
  const card = page.getByRole('main').getByRole('link', { name: /View/ }).nth(3);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/package\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(focused(page)).toHaveAttribute('href', (await card.getAttribute('href')) ?? '');
  await page.goForward();
  await expect(page).toHaveURL(/\/package\//);
  await expect(page.getByRole('main')).toBeFocused();
});

test('keyboard shortcuts open screens and ignore what is typed into a field', async ({ page, open }) => {
  await open('/leaderboard');
  const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  // Loaded when the browser is idle.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('ge');
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.type('ge');
  await expect(page).toHaveURL(/\/explore$/);
  // The URL changes before the screen does, and the new screen takes focus.
  await expect(page).toHaveTitle(/Explore/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('gh n?/');
  await expect(search).toHaveValue('gh n?/');
  await expect(page).toHaveURL(/\/explore/);
  await expect(help).toBeHidden();
});

test('keyboard shortcuts do nothing while a menu is open', async ({ page, open }) => {
  await open('/');
  const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  // Loaded when the browser is idle.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Filter the feed' }).press('ArrowDown');
  const choice = page.getByRole('menu', { name: 'Filter the feed' }).getByRole('menuitemradio').first();
  await expect(choice).toBeFocused();
  await page.keyboard.type('?nge');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/create-post');
});

test('[CARD-08, CARD-10] keeps the focus at the comment box after sending by the button', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/post/${findPost({ type: 'story', own: false }).id}`));
  await page.getByRole('button', { name: /^Comments on/ }).click();
  const box = page.getByRole('textbox', { name: /^Comment on/ });
  await box.fill('Sent by keyboard.');
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Comment added');
  await expect(box).toBeFocused();
});
