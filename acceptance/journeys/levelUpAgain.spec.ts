import type { Locator, Page } from '@playwright/test';
import { desk, region, withDesk } from '../pages/demoDesk.ts';
import { firstPost, levelLink } from '../pages/layout.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const celebration = (page: Page, level: number): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`Level ${level} · \\D+\\d+ points? to `) });

async function start(page: Page, scenario: string): Promise<void> {
  const scenarios = region(page, 'Scenarios');
  const toggle = scenarios.getByRole('button', { name: /^(All 15|Fewer)$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await scenarios.getByRole('button', { name: new RegExp(`^${scenario}`) }).click();
}

async function likeForLevelFive(page: Page): Promise<void> {
  await start(page, 'Level up at the next like');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 399 points');
  await firstPost(page)
    .getByRole('button', { name: /^Like post/ })
    .click();
  await expect(celebration(page, 5)).toBeVisible();
}

test('[PTS-09] each start of the scenario celebrates the level anew, and another scenario celebrates nothing', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001`);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await start(page, 'Empty town');
  await expect(levelLink(page)).toHaveAccessibleName('Level 1, 0 points');
  await page.reload();
  await expect(levelLink(page)).toHaveAccessibleName('Level 1, 0 points');
  await expect(desk(page)).toBeVisible();
  // Filled if level 4 is celebrated at any time from here on.
  const celebrated: number[] = [];
  celebration(page, 4)
    .waitFor()
    .then(
      () => celebrated.push(4),
      () => undefined,
    );
  await start(page, 'Full town');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await likeForLevelFive(page);
  expect(celebrated).toEqual([]);
  await page.keyboard.press('Escape');
  await start(page, 'Full town');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await likeForLevelFive(page);
});

/** The positions of an element's middle, in px, and the opacities of its celebration in all frames until removal. */
const untilRemoved = (element: Element): Promise<{ middles: number[]; opacities: string[] }> =>
  new Promise((resolve) => {
    const middles = new Set<number>();
    const opacities = new Set<string>();
    const read = (): void => {
      const celebrated = element.closest('[role=status]');
      if (!celebrated?.isConnected) {
        resolve({ middles: [...middles], opacities: [...opacities] });
        return;
      }
      const { x, width } = element.getBoundingClientRect();
      middles.add(Math.round(x + width / 2));
      opacities.add(getComputedStyle(celebrated).opacity);
      requestAnimationFrame(read);
    };
    read();
  });

test('[PTS-09, SHIP-10] the celebration leaves where it stood, beside the desk', async ({ page, open }) => {
  await open(`${withDesk()}&as=traveller_001`);
  await likeForLevelFive(page);
  const column = await page.getByRole('main').boundingBox();
  const middleOfColumn = (column?.x ?? NaN) + (column?.width ?? NaN) / 2;
  await slowAnimations(page);
  const seen = celebration(page, 5).getByText('to Level 6').evaluate(untilRemoved);
  await page.keyboard.press('Escape');
  const { middles, opacities } = await seen;
  expect(opacities).toEqual(['1']);
  expect(middles).toHaveLength(1);
  expect(Math.abs((middles[0] ?? NaN) - middleOfColumn)).toBeLessThanOrEqual(1);
});
