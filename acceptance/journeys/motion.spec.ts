import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { levelLink } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ motion: true });

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

/**
 * The heights that a row has while it leaves, as shares of its full height, and how far its opacity and the
 * place of the next row are from those shares at most.
 */
const leaving = (page: Page, row: string): Promise<{ heights: number[]; apart: number }> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const item = [...document.querySelectorAll('main li')].find((li) => li.textContent.includes(name));
        const next = item?.nextElementSibling;
        if (!item || !next) throw new Error('No such row');
        const full = item.clientHeight;
        const way = next.getBoundingClientRect().top - item.getBoundingClientRect().top;
        const heights: number[] = [];
        let apart = 0;
        const record = (): void => {
          if (!item.isConnected) {
            resolve({ heights, apart });
            return;
          }
          const share = item.clientHeight / full;
          const place = (next.getBoundingClientRect().top - item.getBoundingClientRect().top) / way;
          const opacity = Number(getComputedStyle(item).opacity);
          heights.push(share);
          apart = Math.max(apart, Math.abs(share - place), Math.abs(share - opacity));
          requestAnimationFrame(record);
        };
        record();
      }),
    row,
  );

for (const press of ['Mark Istanbul visited', 'Remove Istanbul']) {
  test(`[TODO-05, TODO-08] a row's height, gap and opacity close together after '${press}'`, async ({
    page,
    open,
  }) => {
    await open(demoUrl('/todo-list'));
    const button = page.getByRole('button', { name: press });
    await button.waitFor();
    const frames = leaving(page, 'Istanbul');
    await button.click();
    const { heights, apart } = await frames;
    const between = heights.filter((share) => share > 0.05 && share < 0.95);
    expect(between.length).toBeGreaterThan(0);
    expect(apart).toBeLessThan(0.06);
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
  const moment = page
    .getByRole('status')
    .filter({ hasText: /Level 5 · Road Tripper\d+ points? to Level 6$/ });
  await expect(moment).toBeVisible();
  const moving = await moment.evaluate(
    (scene) => scene.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length,
  );
  expect(moving).toBe(0);
  await levelLink(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(moment).toHaveCount(0);
});
