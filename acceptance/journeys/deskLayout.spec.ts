import type { Locator, Page } from '@playwright/test';
import { desk, openDrawer, region, secondPhone, withDesk } from '../pages/demoDesk.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** Whether nothing is painted over the middle of an element. */
const isUncovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const copyLink = (page: Page): Locator =>
  region(page, 'This moment').getByRole('button', { name: 'Copy moment link' });

test('[SHIP-10] the moment link is in sight in a low window, with one phone and with two', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`${withDesk()}&as=traveller_001`);
  expect(await isUncovered(copyLink(page))).toBe(true);
  const two = region(page, 'Two travellers').getByRole('button', { name: 'Open second phone' });
  expect(await isUncovered(two)).toBe(true);
  await two.click();
  await expect(secondPhone(page).getByRole('article').first()).toBeVisible();
  expect(await isUncovered(copyLink(page))).toBe(true);
  await copyLink(page).click();
  await expect(region(page, 'This moment').getByText(/^Link copied\./)).toBeInViewport({ ratio: 1 });
});

test('[SHIP-10] no control of the first view is hidden by the moment link when it takes focus', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001`);
  await region(page, 'Scenarios').getByRole('button', { name: 'All 15' }).click();
  const cards = region(page, 'Scenarios').getByRole('button');
  for (let index = 0; index < 16; index++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
      const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement?.contains(topElement) ? null : document.activeElement?.textContent;
    });
    expect(covered).toBeNull();
  }
  await expect(cards.last()).not.toBeFocused();
});

test('[SHIP-10] the first view shows five sections, and one press shows the rest', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(withDesk());
  const drawer = region(page, 'Failures');
  await expect(drawer).not.toBeInViewport();
  await desk(page)
    .getByRole('button', { name: /^More on the desk/ })
    .click();
  for (const name of ['Tour', 'Failures', 'Points ledger', 'Live', 'What people tried', 'Notes', 'Inspect'])
    await expect(region(page, name)).toBeInViewport({ ratio: 1 });
  // A bar that went would move the drawers under the pointer.
  const top = desk(page).getByRole('button', { name: /^Back to the top/ });
  await expect(top).toBeInViewport({ ratio: 1 });
  await top.click();
  await expect(region(page, 'People')).toBeInViewport({ ratio: 0.9 });
  await expect(drawer).not.toBeInViewport();
});

test('[SHIP-10] nothing moves under the pointer when the bar changes at the end of the desk', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(withDesk());
  const fromTopOfDesk = (): Promise<{ drawers: number[]; bar: number; height: number }> =>
    page.evaluate(() => {
      const scroll = document.querySelector('.demo-desk .scroll')!;
      const top = (element: Element): number => element.getBoundingClientRect().top;
      return {
        drawers: [...scroll.querySelectorAll('.drawer')].map((drawer) => top(drawer) + scroll.scrollTop),
        bar: top(document.querySelector('.drawers-bar')!),
        height: scroll.clientHeight,
      };
    });
  await expect(desk(page).getByRole('button', { name: /^More on the desk/ })).toBeVisible();
  const before = await fromTopOfDesk();
  await page.mouse.move(160, 400);
  await page.mouse.wheel(0, 5000);
  await expect(desk(page).getByRole('button', { name: /^Back to the top/ })).toBeVisible();
  expect(await fromTopOfDesk()).toEqual(before);
});

test('[SHIP-10] links within the sentence on the state are at least 32 pixels high and do not overlap', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  const links = desk(page).getByRole('status').first().getByRole('button');
  await expect(links).toHaveCount(3);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(32);
    const next = boxes[index + 1];
    if (next) expect(next.top >= box.bottom - 0.5 || next.left >= box.right).toBe(true);
  }
});

test('[PTS-09] the ledger shows how the total is made up', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${withDesk()}&as=traveller_001`);
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  const ledger = await openDrawer(page, 'Points ledger');
  await expect(ledger).toContainText('how often each award was earned, times what it is worth, added up');
  await expect(ledger.getByRole('columnheader')).toHaveText([
    'Award',
    'Times',
    '× Worth',
    '= Points',
    'Person',
    'Before',
    'After',
    'Rank',
  ]);
  const lines = ledger.getByRole('row').filter({ has: page.getByRole('spinbutton') });
  const points = await lines.evaluateAll((rows) =>
    rows.slice(0, 8).map((row) => {
      const [times, , sum] = [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText));
      return [times! * row.querySelector('input')!.valueAsNumber, sum!];
    }),
  );
  for (const [product, sum] of points) expect(product).toBe(sum);
  const total = points.reduce((sum, [, each = 0]) => sum + each, 0);
  await expect(ledger.getByRole('row', { name: /^Total/ })).toHaveText(`Total of all eight awards ${total}`);
  const tinted = ledger.getByRole('row', { name: /^Ananya Rao/ }).getByRole('rowheader');
  expect(await tinted.evaluate((cell) => getComputedStyle(cell).boxShadow)).toContain('-8px');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('[SHIP-10] every button of the sheet has a touch target of 44 pixels', async ({ page, open }) => {
    await open(withDesk());
    await desk(page).getByRole('button', { name: 'Show demo desk' }).tap();
    // Links within a sentence are exempt: their lines set their height.
    const buttons = desk(page).getByRole('button');
    const low = await buttons.evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility() && !button.closest('[role=status]'))
        .filter((button) => {
          const { height } = button.getBoundingClientRect();
          const { content, top, bottom } = getComputedStyle(button, '::after');
          const beyond = content === 'none' ? 0 : -(parseFloat(top) || 0) - (parseFloat(bottom) || 0);
          return height + Math.max(0, beyond) < 44;
        })
        .map((button) => button.ariaLabel ?? button.textContent),
    );
    expect(low).toEqual([]);
  });
});

/** The texts on the phone whose lines the ring of the tour cuts through. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.spotlight')!.getBoundingClientRect();
    // The navigation has a part of the feed behind it.
    if (bottom > innerHeight - 10) return [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Texts for screen readers alone are one pixel high.
      if (!node.textContent?.trim() || (node.parentElement?.clientHeight ?? 0) === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = node.parentElement!.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        // The font's own height includes more than its letters.
        const [highest, lowest] = [Math.max(line.top + 3, box.top), Math.min(line.bottom - 3, box.bottom)];
        const isCut = [top - 1.5, bottom + 1.5].some((edge) => highest < edge && edge < lowest);
        if (isCut && line.left < right && line.right > left) cut.push(node.textContent);
      }
    }
    return cut;
  });

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`the tour cuts through no text at ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(withDesk());
    if (width < 900) await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
    await desk(page).getByRole('button', { name: 'Start tour' }).click();
    const tour = page.getByRole('dialog', { name: /^Tour/ });
    for (let step = 1; step <= 6; step++) {
      await expect(tour).toHaveAccessibleName(`Tour, step ${step} of 6`);
      await expect(tour).not.toHaveAttribute('data-waiting');
      await expect.poll(() => cutTexts(page), { message: `step ${step}` }).toEqual([]);
      await tour.getByRole('button', { name: 'Next' }).click();
    }
  });

test('[CARD-01, SHIP-10] an enlarged picture and its buttons are all beside the desk', async ({
  page,
  open,
}) => {
  await open(withDesk());
  await page
    .getByRole('button', { name: /^Open picture 1 of/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(viewer.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  const left = (await viewer.boundingBox())?.x ?? 0;
  expect(left).toBe((await desk(page).boundingBox())?.width);
  for (const button of await viewer.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await viewer.getByRole('button', { name: 'Close pictures' }).click();
  await expect(viewer).toBeHidden();
});
