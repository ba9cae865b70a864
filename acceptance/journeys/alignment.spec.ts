import type { Locator } from '@playwright/test';
import { labelOf } from '../support/appearance.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { findDestination } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(part)}`);
  return box;
};

test('[PROF-03, PROF-12] the first tab starts at the gutter, and all challenge bars end at one place', async ({
  page,
  open,
}) => {
  await open(demoUrl('/profile'));
  const mark = labelOf(page.getByRole('tab', { name: 'Achievements' }));
  expect((await boxOf(mark)).x).toBeCloseTo(16, 0);
  const bars = page.getByRole('listitem').getByRole('progressbar');
  await expect(bars.nth(1)).toBeVisible();
  const ends = new Set<number>();
  for (const bar of await bars.all()) {
    const { x, width } = await boxOf(bar);
    ends.add(Math.round(x + width));
  }
  expect(ends.size).toBe(1);
});

test('[LAND-05, DESTD-05] at 480 px the stones keep round caps, and activities break between words only', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 480, height: 844 });
  await open(demoUrl('/landing'));
  const stone = page.getByRole('listitem').filter({ hasText: '10K+' });
  expect((await boxOf(stone)).width).toBeLessThanOrEqual(116);
  await open(demoUrl(`/destination/${findDestination({ name: 'Rann of Kutch' }).id}`));
  const activity = page.getByRole('listitem').filter({ hasText: 'Photography walks' });
  const lines = await activity.evaluate((item) => {
    const text = item.lastChild;
    if (!text?.textContent) throw new Error('No words');
    const word = document.createRange();
    word.setStart(text, 0);
    word.setEnd(text, 'Photography'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('[ASK-20] fields stay where they are when the count of characters appears', async ({ page, open }) => {
  await open(demoUrl('/ask-local'));
  await page.getByRole('button', { name: 'Ask Question' }).click();
  const form = page.getByRole('dialog');
  const [title, below] = [form.getByLabel('Title'), form.getByLabel('Country')];
  await expect(below).toBeVisible();
  const offset = async () => (await boxOf(below)).y - (await boxOf(form.getByRole('heading').first())).y;
  const before = await offset();
  await title.fill('Is the ferry running?');
  await expect(form.getByText('21/200')).toBeVisible();
  expect(await offset()).toBe(before);
});
