import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { desk } from '../pages/demoDesk.ts';
import { expectErrorToast, expectToast, heading, mainNav, toasts } from '../pages/layout.ts';
import { findPackage, findPost } from '../../tools/seeded.ts';
import { slowAnimations } from '../support/slowAnimations.ts';
import { expectClear } from '../support/expectClear.ts';
import { stretchTimeLimits } from '../support/stretchTimeLimits.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });
// A toast could leave before a slow machine has read its place.
test.beforeEach(({ page }) => stretchTimeLimits(page));

const commentedPost = findPost({ type: 'story', own: false });
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('[TOAST-01, NAV-01] comes and goes above the bottom bar', async ({ page, open }) => {
  await open(demoUrl(`/post/${commentedPost.id}`));
  const playAtFullSpeed = await slowAnimations(page);
  await page.getByRole('button', { name: /^Save post/ }).click();
  const bar = await mainNav(page).boundingBox();
  /** The bottom edge of the moving toast, or null if nothing moves. */
  const movingEdge = (): Promise<number | null> =>
    toasts(page).evaluate((region) => {
      const effect = region.getAnimations({ subtree: true })[0]?.effect;
      return effect instanceof KeyframeEffect
        ? (effect.target?.getBoundingClientRect().bottom ?? null)
        : null;
    });
  const expectAbove = async (): Promise<void> => {
    let edge: number | null = null;
    await expect.poll(async () => (edge = await movingEdge())).not.toBeNull();
    expect(edge).toBeLessThanOrEqual(bar?.y ?? 0);
  };
  await expectAbove();
  await playAtFullSpeed();
  await expect.poll(movingEdge).toBeNull();
  await slowAnimations(page);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expectAbove();
});

for (const viewport of VIEWPORTS) {
  const at = `at ${viewport.width} px`;

  test(`[TOAST-01, CRE-12] a new post's toast does not cover points or write button ${at}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open(demoUrl('/create-post'));
    await page.getByLabel('Your story').fill('The last bus left early, so we walked.');
    await page.getByRole('button', { name: 'Post Story' }).click();
    await expectToast(page, 'Your post has been created!');
    await expect(page).toHaveURL('/');
    const points = page.getByRole('region', { name: 'Your level' });
    await expectClear(page, [points, page.getByRole('link', { name: 'Write a post' })]);
  });

  test(`[TOAST-01, CRE-13] a failed post's toast does not cover title or button ${at}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open(demoUrl('/create-post?type=poll', { faults: ['POST /api/posts~500'] }));
    await page.getByLabel('Your question').fill('Hills or sea?');
    await page.getByRole('textbox', { name: 'Option 1' }).fill('Hills');
    await page.getByRole('textbox', { name: 'Option 2' }).fill('Sea');
    const submit = page.getByRole('button', { name: 'Post Poll' });
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await submit.click();
    await expectErrorToast(page, 'Failed to create post. Please try again.');
    await expectClear(page, [heading(page), submit]);
  });

  test(`[TOAST-01, TODO-06] a visited place's toast does not cover title or Add ${at}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open(demoUrl('/todo-list'));
    const visit = page.getByRole('button', { name: /^Mark .* visited$/ }).first();
    await visit.click();
    await expect(toasts(page).getByText(/^Marked as visited/)).toBeVisible();
    await expectClear(page, [heading(page), page.getByRole('button', { name: 'Add' })]);
  });

  test(`[TOAST-01, PLAN-21] a sent plan's toast does not cover stamp or thanks ${at}`, async ({
    page,
    open,
    app,
  }) => {
    await page.setViewportSize(viewport);
    await open(demoUrl('/travel-planning'));
    await app.travelPlanning.fillAllSteps();
    await page.getByRole('button', { name: 'Submit my plan' }).click();
    await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expectClear(page, [heading(page), page.getByText('Received', { exact: true })]);
  });
}

/** Where the toast is in each of the next frames, and whether it overlaps a field of the dialog, without repeats. */
const placesWhileOpening = (page: Page): Promise<string[]> =>
  toasts(page).evaluate(async (region) => {
    const seen = new Set<string>();
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise((resolve) => void requestAnimationFrame(resolve));
      const { top, bottom, left, right } = region.getBoundingClientRect();
      const covers = [...document.querySelectorAll('dialog[open] :is(h2, input, textarea)')].some((part) => {
        const box = part.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      });
      seen.add(`${Math.round(left)} ${Math.round(top)}${covers ? ' covers' : ''}`);
    }
    return [...seen];
  });

for (const { viewport, target } of [
  { viewport: VIEWPORTS[0], target: 'in-process' as const },
  { viewport: VIEWPORTS[1], target: 'demo' as const },
])
  test.describe(`a toast as a sheet opens at ${viewport?.width} px`, () => {
    test.use({ target });
    test('[TOAST-01] is above it at once, and stays there', async ({ page, open }) => {
      await page.setViewportSize(viewport ?? { width: 390, height: 844 });
      await open(`${demoUrl('/todo-list')}${target === 'demo' ? '&panel=on' : ''}`);
      await page
        .getByRole('button', { name: /^Mark .* visited$/ })
        .first()
        .click();
      await expect(toasts(page).getByText(/^Marked as visited/)).toBeVisible();
      await toasts(page).evaluate((region) =>
        Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await slowAnimations(page);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const places = await placesWhileOpening(page);
      expect(places).toHaveLength(1);
      expect(places[0]).not.toContain('covers');
      const box = await toasts(page).boundingBox();
      expect(box?.y).toBeLessThan(120);
    });
  });

for (const viewport of VIEWPORTS)
  test(`[TOAST-01, AMB-34] stays inside the drawer at ${viewport.width} px`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await open(demoUrl('/', { as: 'traveller_001' }));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /profile|menu/i })
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Help & Support' }).click();
    await expectToast(page, 'Coming soon');
    await toasts(page).hover();
    const [inner, outer] = [await toasts(page).boundingBox(), await drawer.boundingBox()];
    if (!inner || !outer) throw new Error('Not shown');
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
    await drawer.getByRole('button', { name: 'Sign Out' }).click({ trial: true });
  });

test.describe('with the desk open', () => {
  // Only the demo has the desk.
  test.use({ target: 'demo' });
  for (const width of [390, 1000, 1280])
    test(`[TOAST-01, SHIP-10] a toast is shown inside the phone at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(`${demoUrl(`/package/${findPackage().id}`)}&panel=on`);
      await page.getByRole('button', { name: 'Book This Package' }).press('Enter');
      await expectToast(page, 'Coming soon');
      if (width < 900) await desk(page).getByRole('button', { name: 'Show demo desk' }).press('Enter');
      const place = async () => {
        const [phone, toast] = [await page.getByRole('main').boundingBox(), await toasts(page).boundingBox()];
        return phone && toast && toast.x >= phone.x && toast.x + toast.width <= phone.x + phone.width;
      };
      await expect.poll(place).toBe(true);
    });
});
