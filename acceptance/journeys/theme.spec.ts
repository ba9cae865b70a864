import type { Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { openDrawer } from '../pages/layout.ts';
import { images } from '../support/appearance.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { findPost } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const themeSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Dark theme' });

/** Waits until nothing moves and a change of the theme is over. */
const settled = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      () => !('themeChanges' in document.documentElement.dataset) && document.getAnimations().length === 0,
    )
    .then(() => undefined);

/** Starts a list of the transitions that run. */
const watchTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element) seen.push(`${propertyName} of ${target.tagName} ${target.className}`);
    });
  });
const transitionsOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'seen'));

test('[THEME-01] changes all colors in one frame, without transitions, also in another tab', async ({
  page,
  open,
  context,
}) => {
  await open(demoUrl('/explore'));
  const second = await context.newPage();
  await second.goto('/explore');
  const tabs = [page, second];
  for (const tab of tabs) {
    await openDrawer(tab);
    await settled(tab);
    await watchTransitions(tab);
  }
  for (const checked of [true, false]) {
    // By keyboard, since a press may have a transition of its own.
    await themeSwitch(page).press('Space');
    for (const tab of tabs) {
      await expect(themeSwitch(tab)).toBeChecked({ checked });
      await settled(tab);
    }
  }
  for (const tab of tabs) {
    expect(await transitionsOf(tab)).toEqual([]);
    await tab.keyboard.press('Escape');
    await expect(themeSwitch(tab)).toBeHidden();
  }
});

test('[THEME-01, DEST-04] shows the places of the catalogue at night in the dark theme', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  await open(demoUrl('/destinations'));
  const picture = images(page.getByRole('main')).first();
  await expect(picture).toHaveAttribute('src', /-night\.svg$/);
  await openDrawer(page);
  await themeSwitch(page).press('Space');
  await expect(picture).toHaveAttribute('src', /-\d\.svg$/);
  await page.keyboard.press('Escape');
  await expect(themeSwitch(page)).toBeHidden();
});

test('[THEME-01, CARD-01] shows the picture of a story at night in the dark theme, also enlarged', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  await open(demoUrl(`/post/${findPost({ type: 'story', own: true }).id}`));
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  const night = images(pictures).nth(1);
  await expect(night).toHaveAttribute('src', /-night\.svg$/);
  await expect(pictures.getByRole('img').first()).toHaveAccessibleName(/^\w/);
  await pictures.getByRole('button', { name: /^Open picture 1/ }).click();
  const enlarged = page.getByRole('dialog').getByRole('img').first();
  await expect(enlarged).toHaveAttribute('src', (await night.getAttribute('src')) ?? '');
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
});

test('[THEME-01, HDR-04] loads the picture of the other theme when the drawer opens', async ({
  page,
  open,
}) => {
  await open(demoUrl('/explore'));
  const night = page.waitForResponse(/\/pictures\/road-night\.svg/);
  await openDrawer(page);
  expect((await night).ok()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(themeSwitch(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ motion: true });
  test('[THEME-01] fades from one theme to the other', async ({ page, open }) => {
    await open(demoUrl('/explore'));
    await openDrawer(page);
    await slowAnimations(page);
    await page.evaluate(() => {
      const look = (): void => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-new(root)')
            Object.assign(globalThis, { hasFaded: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await themeSwitch(page).press('Space');
    await expect(themeSwitch(page)).toBeChecked();
    await expect.poll(() => page.evaluate(() => 'hasFaded' in globalThis)).toBe(true);
  });
});
