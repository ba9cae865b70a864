import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { SLOW } from '../support/slowReplies.ts';
import { firstPost, heading, mainNav, openByNav, openComments, toasts } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const scrollY = (page: Page): Promise<number> => page.evaluate(() => globalThis.scrollY);

/** Scrolls to the tenth post of the feed. Returns the position, px. */
async function scrollDown(page: Page): Promise<number> {
  const far = page.getByRole('main').getByRole('article').nth(9);
  await far.scrollIntoViewIfNeeded();
  await far.getByRole('link', { name: /./ }).first().scrollIntoViewIfNeeded();
  const top = await scrollY(page);
  expect(top).toBeGreaterThan(1000);
  return top;
}

test('[APP-23] goes back and forward through the screens and restores the scroll position of the feed', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const top = await scrollDown(page);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.getByRole('link', { name: 'View All packages' }).click();
  await expect(heading(page)).toHaveText('Travel Packages');
  await page.goBack();
  await expect(heading(page)).toHaveText('Explore');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(top - 60);
  expect(await scrollY(page)).toBeLessThan(top + 60);
  const back = await scrollY(page);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(back);
  await page.goForward();
  await expect(heading(page)).toHaveText('Explore');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(back);
  await page.goto('explore');
  await expect(heading(page)).toHaveText('Explore');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(back);
  await page.getByRole('banner').getByRole('link', { name: 'Waystone, home' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('[APP-23] keeps the scroll position of a feed that is left while it loads again', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  const top = await scrollDown(page);
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await expect(heading(page)).toHaveText('Explore');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(top - 60);
  await backend(SLOW);
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await page.goForward();
  await expect(heading(page)).toHaveText('Explore');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(top - 60);
});

test.describe("with the demo's own page to sign in", () => {
  test.use({ target: 'demo' });

  test('[AMB-01] signs in from the middle of the feed and goes back there', async ({ page, open }) => {
    await open(demoUrl('/', { as: 'visitor' }));
    const top = await scrollDown(page);
    const like = page.getByRole('main').getByRole('button', { name: /^Like/ });
    await like.nth(9).click();
    await toasts(page).getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Ananya Rao/ }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(top - 600);
  });

  test('[AMB-44] replaces the screen of an open dialog in the history', async ({
    page,
    open,
    app,
    backend,
  }) => {
    await open(demoUrl('/'));
    await openByNav(page, 'Ask Local');
    await app.askLocal.ask();
    for (const label of ['Title', 'Question', 'Destination', 'Country'])
      await app.askLocal.form.getByLabel(label).fill('Hampi');
    await backend('expireSession()');
    await app.askLocal.form.getByRole('button', { name: 'Post Question' }).click();
    await toasts(page).getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Ananya Rao/ }).click();
    await expect(heading(page)).toHaveText('Ask a Local');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('[APP-23, AMB-01] keeps the position of a screen apart from the one that was left to sign in', async ({
    page,
    open,
    backend,
  }) => {
    await open(demoUrl('/explore'));
    await page.getByRole('searchbox').fill('spiti');
    await page.getByRole('button', { name: 'Search' }).click();
    const box = await openComments(firstPost(page));
    await box.fill('How was the road?');
    await backend('expireSession()');
    await box.press('Enter');
    await page.getByRole('button', { name: /^Ananya Rao/ }).click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('heading', { name: 'Top Destinations' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test('[PLAN-21] shows the thank-you screen from its top in the first frame', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillAllSteps();
  const firstTop = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.body.innerText.includes('What happens next?')) resolve(globalThis.scrollY);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await plan.submit.click();
  expect(await firstTop).toBe(0);
});
