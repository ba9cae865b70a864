import type { JSHandle, Locator, Page } from '@playwright/test';
import { installClock, pauseClock } from '../support/clock.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { levelLink } from '../pages/layout.ts';
import { drawings } from '../support/appearance.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true });

/** Milliseconds between two frames of a screen. */
const FRAME = 16;
/** How long a removed row keeps its place, so that a double click does not hit the next one, in ms. */
const IN_PLACE = 280;

/** Adds posts until traveller_001, at 372 points, is one post short of level 5. */
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

interface Frame {
  /** As fractions of what they were at the start. */
  height: number;
  distanceToNext: number;
  opacity: number;
  /** Whether presses no longer reach it. */
  inert: boolean;
}

/** Returns what measures a row in a frame, compared with now; null once the row is gone. */
const measureRow = (row: Locator): Promise<JSHandle<() => Frame | null>> =>
  row.evaluateHandle((item) => {
    const next = item.nextElementSibling;
    if (!next) throw new Error('No next row');
    const distance = (): number => next.getBoundingClientRect().top - item.getBoundingClientRect().top;
    const start = { height: item.clientHeight, distance: distance() };
    return () =>
      item.isConnected
        ? {
            height: item.clientHeight / start.height,
            distanceToNext: distance() / start.distance,
            opacity: Number(getComputedStyle(item).opacity),
            inert: item instanceof HTMLElement && item.inert,
          }
        : null;
  });

/** Presses the button and expects height, gap and opacity of the row to collapse together. */
async function expectCollapse(page: Page, row: Locator, button: Locator): Promise<void> {
  await button.waitFor();
  const measure = await measureRow(row);
  // Frame by frame, because a busy machine would drop some.
  await pauseClock(page);
  await button.click();
  const frames: Frame[] = [];
  await expect(async () => {
    await page.clock.runFor(FRAME);
    const frame = await measure.evaluate((read) => read());
    if (frame) frames.push(frame);
    expect(frame).toBeNull();
  }).toPass({ intervals: [0] });
  await page.clock.resume();
  expect(frames.filter(({ inert, height }) => inert && height === 1).length).toBeGreaterThan(
    IN_PLACE / FRAME,
  );
  expect(frames.filter(({ height }) => height > 0.05 && height < 0.95).length).toBeGreaterThan(5);
  for (const { height, distanceToNext, opacity } of frames) {
    expect(Math.abs(height - distanceToNext)).toBeLessThan(0.06);
    expect(Math.abs(height - opacity)).toBeLessThan(0.06);
  }
}

test('[TODO-05, TODO-08, PROF-05] rows that leave To Visit or Saved collapse', async ({ page, open }) => {
  await installClock(page);
  await open(demoUrl('/todo-list'));
  const todo = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  for (const [name, press] of [
    ['Istanbul', 'Mark Istanbul visited'],
    ['Tawang', 'Remove Tawang'],
  ] as const)
    await expectCollapse(page, todo(name), page.getByRole('button', { name: press }));
  await expect(page.getByRole('heading', { name: 'Darjeeling' })).toBeVisible();
  await open('/profile');
  await page.getByRole('button', { name: 'Saved' }).click();
  const first = page
    .getByRole('dialog', { name: 'Saved' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first();
  await expectCollapse(page, first, first.getByRole('button', { name: /^Remove saved post/ }));
});

test('[PTS-09] a new level is shown over the screen, lets presses through, and moves nothing with reduced motion', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(demoUrl('/create-post'));
  const playAtFullSpeed = await slowAnimations(page);
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
  // With motion, only animations that run off the main thread: otherwise the stamp would land before the
  // paint.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animated = await moment.evaluate((scene) =>
    scene
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame)),
  );
  expect(new Set(animated)).toEqual(
    new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'scale']),
  );
  await playAtFullSpeed();
  await levelLink(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(moment).toHaveCount(0);
});

test('[PTS-09, CRE-14] header and card keep the old stone until the new one is shown, and the new post is postmarked', async ({
  page,
  open,
  app,
}) => {
  await installClock(page);
  await open(demoUrl('/create-post'));
  await approachLevelFive(page);
  await page.getByLabel('Your story').fill('One mile more.');
  const celebration = page.getByRole('status').filter({ hasText: 'Level 5 · Road Tripper' });
  await pauseClock(page);
  await page.getByRole('button', { name: 'Post Story' }).click();
  // In small steps, because the old stone is shown for little more than a second.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await celebration.count()).toBe(1);
  }).toPass({ intervals: [0] });
  await expect(drawings(levelLink(page))).toHaveText('4');
  await expect(app.home.level).toContainText('Backpacker');
  // Both count up together; the clock is paused before they have arrived.
  const counts = /(?<points>\d+) points?\D.*?(?<missing>\d+) points? to Level 5/s;
  const { points, missing } = counts.exec(await app.home.level.innerText())?.groups ?? {};
  expect(Number(points) + Number(missing)).toBe(400);
  await page.clock.runFor(1500);
  await expect(celebration).toBeVisible();
  await expect(drawings(levelLink(page))).toHaveText('5');
  await expect(app.home.level).toContainText('Road Tripper');
  const mark = page.getByText('+2 points');
  await expect(mark).toBeAttached();
  await page.clock.runFor(7000);
  await expect(celebration).toHaveCount(0);
  await page.clock.resume();
});

test('[FEED-05, PTS-09] the road to the next level starts anew instead of running back', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  await slowAnimations(page);
  await approachLevelFive(page);
  await page
    .getByRole('button', { name: /^Like post/ })
    .first()
    .click();
  await expect(page.getByRole('progressbar', { name: 'Progress to level 5' })).toHaveAttribute(
    'aria-valuenow',
    '99',
  );
  await approachLevelFive(page);
  await page
    .getByRole('button', { name: /^Like post/ })
    .nth(1)
    .click();
  const road = page.getByRole('progressbar', { name: 'Progress to level 6' });
  await expect(road).toBeVisible();
  expect(await road.evaluate((bar) => bar.getAnimations({ subtree: true }).length)).toBe(0);
});

test('[LB-06] the stones of the podium are visible at once and at rest within 0.6 seconds', async ({
  page,
  open,
}) => {
  await open(demoUrl('/leaderboard'));
  const stones = page.getByRole('region', { name: 'Top 3 Travel Champions' }).getByRole('listitem');
  await expect(stones).toHaveCount(3);
  const entries = await stones.evaluateAll((items) =>
    items.map((item) => {
      const { animationName, animationDuration, animationDelay, opacity } = getComputedStyle(
        item.querySelector('[data-place]') ?? item,
      );
      const lasts = Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
      return { lasts, isAnimated: animationName !== 'none', opacity };
    }),
  );
  for (const { lasts, isAnimated, opacity } of entries) {
    expect(isAnimated).toBe(true);
    expect(lasts).toBeLessThan(0.6);
    expect(opacity).toBe('1');
  }
});

test('[FEED-22] posts that a check brings in push the others down, and stand still with reduced motion', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  await slowAnimations(page);
  const first = page.getByRole('article').first();
  const check = async (content: string): Promise<number> => {
    await page.evaluate(async (text) => {
      const body = new FormData();
      body.set('type', 'story');
      body.set('content', text);
      await fetch('/api/posts', { method: 'POST', body });
    }, content);
    await page.getByRole('button', { name: 'Check for new posts' }).click();
    await expect(first).toContainText(content);
    return first.evaluate(
      (card) =>
        document.getAnimations().filter(({ effect }) => {
          const moved = effect instanceof KeyframeEffect ? effect.target : null;
          return moved !== card && moved?.contains(card);
        }).length,
    );
  };
  await expect(first).toBeVisible();
  expect(await check('Came while you were reading.')).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await check('Came without a stir.')).toBe(0);
});
