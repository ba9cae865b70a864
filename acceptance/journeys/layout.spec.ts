import type { Route } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { expectToast, firstPost, heading, mainNav, openDrawer, levelLink } from '../pages/layout.ts';
import { findPackage } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[NAV-01 to NAV-03, NAV-05] shows five places in order and marks the current one @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const links = mainNav(page).getByRole('link');
  await expect(links).toHaveText(['Home', 'Explore', 'Create', 'Ask Local', 'Plan']);
  const paths = ['/', '/explore', '/create-post', '/ask-local', '/travel-planning'];
  for (const [index, path] of paths.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(path);
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.ariaCurrent === 'page')))
      .toEqual(paths.map((each) => each === path));
  }
});

test('[NAV-04, APP-19, APP-20, AUTH-15] shows the bottom bar on detail screens, but not on landing and not found', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/package/${findPackage().id}`));
  await expect(mainNav(page)).toBeVisible();
  await open(demoUrl('/landing'));
  await expect(heading(page)).toBeVisible();
  await expect(mainNav(page)).toHaveCount(0);
  await open(demoUrl('/admin'));
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(mainNav(page)).toHaveCount(0);
});

test('[HDR-01, HDR-02, HDR-13] links the logo to Home; the badge shows level and points and follows them', async ({
  page,
  open,
}) => {
  await open(demoUrl('/explore'));
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
  const post = firstPost(page);
  await post.getByRole('button', { name: /^Comments on/ }).click();
  await post.getByRole('textbox', { name: /^Comment/ }).fill('Noted for October.');
  await post.getByRole('button', { name: 'Send comment' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await expect(levelLink(page).getByText('373', { exact: true })).toBeVisible();
});

test('[HDR-04 to HDR-08, HDR-14] traps focus in the drawer, which shows its links and the sign-out button @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/explore'));
  const opener = page.getByRole('button', { name: 'Open profile menu' });
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(drawer.getByRole('link', { name: 'Travel To-Do List' })).toHaveAttribute('href', '/todo-list');
  for (const name of ['Settings', 'Help & Support']) {
    await drawer.getByRole('button', { name }).click();
    await expectToast(page, 'Coming soon', 'This is not part of the prototype yet. Your interest is noted.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL('/explore');
  }
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    const outside = await drawer.evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await openDrawer(page);
  await drawer.getByRole('link', { name: 'Travel To-Do List' }).click();
  await expect(page).toHaveURL('/todo-list');
  await expect(drawer).toBeHidden();
});

test('[HDR-11, HDR-12, AUTH-03, AMB-76] shows the guest banner and, first in the drawer, the way to sign in only to the guest', async ({
  page,
  open,
  backend,
}) => {
  const banner = page.getByText('Browsing in Guest Mode');
  await open(demoUrl('/explore', { as: 'guest_user_001' }));
  await expect(banner).toBeVisible();
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('heading', { name: 'Guest Explorer' })).toBeVisible();
  const entries = await drawer.getByRole('link').or(drawer.getByRole('button')).allTextContents();
  expect(entries.filter(Boolean).slice(0, 2)).toEqual(['Continue with Google', 'Profile']);
  await page.keyboard.press('Escape');
  await backend("signIn('traveller_001')");
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await expect(banner).toHaveCount(0);
  await backend('signOut()');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('[AUTH-01, AUTH-12, AUTH-13] returns to the same screen after signing out and in again at /api/login @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/packages'));
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/landing');
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(levelLink(page)).toHaveCount(0);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await page.evaluate(() => location.assign('/api/login'));
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: /^Ananya Rao/ }).click();
  await expect(page).toHaveURL('/explore');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
});

test('[LAND-01 to LAND-07] shows slogan, numbers and one way to sign in on landing', async ({
  page,
  open,
}) => {
  await open(demoUrl('/landing', { as: 'visitor' }));
  const main = page.getByRole('main');
  await expect(main).toContainText(
    /share travel moments, discover destinations, connect with travelers and plan itineraries/i,
  );
  for (const counter of ['10K+ travelers', '50K+ stories', '200+ countries'])
    await expect(main).toContainText(counter);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Community',
    'Discover',
    'Share',
    'Plan',
  ]);
  await expect(main.getByRole('button')).toHaveCount(1);
  const loaded = page.waitForEvent('load');
  await main.getByRole('button', { name: 'Continue with Google' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/api\/auth\/google\/?$/);
});

test('[THEME-01 to THEME-03] starts light; keeps dark under travel-theme and applies it from the first frame @smoke', async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      sessionStorage.setItem('first frame', document.documentElement.dataset.theme ?? 'none'),
    ),
  );
  await open(demoUrl('/explore'));
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  expect(await page.evaluate(() => sessionStorage.getItem('first frame'))).not.toBe('dark');
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked();
  await drawer.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(drawer.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
  await expect.poll(ink).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('travel-theme'))).toBe('dark');
  await page.reload();
  await expect(heading(page)).toBeAttached();
  expect(await page.evaluate(() => sessionStorage.getItem('first frame'))).toBe('dark');
  expect(await ink()).not.toBe(light);
});

test('[APP-21] caps and centres the column in a wide window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(demoUrl('/'));
  const box = await page.getByRole('main').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(520);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThanOrEqual(8);
});

test('[THEME-03] paints the background before any script has loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  const waiting: Route[] = [];
  await page.route(/\.js$/, (route) => {
    // The page is expected to wait for this script.
    if (route.request().url().includes('/early-')) return route.continue();
    waiting.push(route);
    return undefined;
  });
  await page.goto('explore', { waitUntil: 'commit' });
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  // The browser continues parsing once that script has run.
  await page.waitForFunction(() => document.body !== null);
  const backgroundColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const firstColor = await backgroundColor();
  for (const route of waiting) await route.continue();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(heading(page)).toBeAttached();
  expect(firstColor).toBe(await backgroundColor());
});

test('[TIP-01] shows the name of an icon button to a mouse that hovers it', async ({ page, open }) => {
  await open(demoUrl('/'));
  await page.getByRole('button', { name: 'Check for new posts' }).hover();
  await expect(page.getByText('Check for new posts', { exact: true })).toBeVisible();
  await page.mouse.move(200, 600);
  await expect(page.getByText('Check for new posts', { exact: true })).toHaveCount(0);
});
