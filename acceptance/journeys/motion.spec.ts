import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { levelLink } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Posts until traveller_001, at 372 points, is one post short of level 5. */
async function approachLevelFive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let post = 0; post < 13; post++) {
      const body = new FormData();
      body.set('type', 'story');
      body.set('content', `Mile ${post}`);
      await fetch('/api/posts', { method: 'POST', body });
    }
  });
}

/** The heights that a row has while it leaves, as shares of its full height. */
const leavingHeights = (page: Page, row: string): Promise<number[]> =>
  page.evaluate(
    (name) =>
      new Promise<number[]>((resolve) => {
        const item = [...document.querySelectorAll('main li')].find((li) => li.textContent.includes(name));
        if (!item) throw new Error('No such row');
        const full = item.clientHeight;
        const heights: number[] = [];
        const record = (): void => {
          heights.push(item.clientHeight / full);
          if (item.isConnected) requestAnimationFrame(record);
          else resolve(heights);
        };
        record();
      }),
    row,
  );

for (const press of ['Mark Istanbul visited', 'Remove Istanbul']) {
  test(`[TODO-05, TODO-08] a row collapses before it is gone after '${press}'`, async ({ page, open }) => {
    await open(demoUrl('/todo-list'));
    const button = page.getByRole('button', { name: press });
    await button.waitFor();
    const heights = leavingHeights(page, 'Istanbul');
    await button.click();
    const between = (await heights).filter((share) => share > 0.05 && share < 0.95);
    expect(between.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Darjeeling' })).toBeVisible();
  });
}

test('[PTS-09] a new level is shown over the screen, lets presses through, and moves nothing with reduced motion', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(demoUrl('/create-post'));
  await approachLevelFive(page);
  await page.getByLabel('Your story').fill('One mile more.');
  await page.getByRole('button', { name: 'Post Story' }).click();
  const moment = page.getByRole('status').filter({ hasText: /Level 5 · Road Tripper$/ });
  await expect(moment).toBeVisible();
  const moving = await moment.evaluate(
    (scene) => scene.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length,
  );
  expect(moving).toBe(0);
  await levelLink(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(moment).toHaveCount(0);
});
