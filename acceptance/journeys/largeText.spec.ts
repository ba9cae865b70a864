import type { Locator, Page } from '@playwright/test';
import { expectWellStructured, horizontalOverflow } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expectErrorToast, toasts } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** The occurrences of these words that break inside a word. */
const brokenWords = (page: Page, words: string): Promise<string[]> =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(match[0]);
      }
    }
    return found;
  }, words);

const enlargeText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

test('[LB-01, LB-06, SHIP-10] keeps titles and names of champions in one piece at 200 % text', async ({
  page,
  open,
}) => {
  for (const [path, width] of [
    ['/leaderboard', 390],
    ['/leaderboard', 768],
    ['/explore', 390],
    ['/', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // Home shows the text to visitors.
    await open(demoUrl(path, { as: 'visitor' }));
    await expect(page.getByRole('main').getByText('Leaderboard', { exact: true }).first()).toBeVisible();
    await enlargeText(page);
    const broken = await brokenWords(page, 'Leaderboard|Harpreet');
    expect(broken, path).toEqual([]);
    await expectWellStructured(page, `${path} at 200 % text`);
  }
});

for (const [list, detail] of [
  ['/destinations', 'destination'],
  ['/packages', 'package'],
] as const)
  test(`[DESTD-01, PKGD-01, SHIP-10] keeps a name of 58 letters inside its ${detail}'s picture at 200 % text`, async ({
    page,
    open,
  }) => {
    await open(demoUrl(list, { scenario: 'long-content' }));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${detail}/`));
    const title = page.getByRole('heading', { level: 1 });
    // The list stays until the code of the screen is loaded.
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    // Until the item has loaded, the heading is for screen readers alone.
    await expect(
      page
        .getByRole('main')
        .getByText(/\S{40}/)
        .first(),
    ).toBeVisible();
    await enlargeText(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const back = page.getByRole('link', { name: /^Back to/ });
      const cut = await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth);
      expect(cut, `cut at ${width}`).toBeLessThanOrEqual(0);
      const [text, link] = [await title.boundingBox(), await back.boundingBox()];
      expect(text?.y, `under the way back at ${width}`).toBeGreaterThanOrEqual(
        (link?.y ?? 0) + (link?.height ?? 0),
      );
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });

/** One letter under 40 marks: wider than a phone in most fonts, and it cannot be broken. */
const WIDE_LETTER = `Z${'\u0489'.repeat(40)}`;

test('[APP-21, SHIP-10] keeps a letter under many marks inside the window at 320 px and 200 % text', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await app.createPost.open();
  await app.createPost.kind('Poll').click();
  const form = app.createPost.main;
  for (const label of ['Your question', 'Destination', 'Option 1', 'Option 2'])
    await form.getByLabel(label).fill(label === 'Option 2' ? 'None' : WIDE_LETTER);
  await app.createPost.submit.click();
  await app.home.cards.first().getByRole('link', { name: WIDE_LETTER }).first().click();
  await enlargeText(page);
  await expect(app.home.main.getByRole('button', { name: WIDE_LETTER })).toBeVisible();
  expect(await horizontalOverflow(page), 'poll').toBe(0);
  await app.editProfile.open();
  await app.editProfile.main.getByRole('textbox', { name: 'First name' }).fill(WIDE_LETTER);
  await app.editProfile.bio.fill(WIDE_LETTER);
  await app.editProfile.save();
  await app.editProfile.main.getByRole('link', { name: 'Back to profile' }).click();
  await enlargeText(page);
  await expect(app.profile().heading).toContainText(WIDE_LETTER);
  expect(await horizontalOverflow(page), 'profile').toBe(0);
});

for (const width of [390, 320])
  test(`[NOTIF-01, SHIP-10] keeps the title of the notifications in one piece at 200 % text and ${width} px`, async ({
    page,
    open,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(demoUrl('/explore'));
    await backend("live.emit({ type: 'new_follow', userId: 'traveller_002' })");
    await enlargeText(page);
    await page.getByRole('button', { name: 'Notifications (1 unread)' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await brokenWords(page, 'Notifications')).toEqual([]);
  });

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('[ASK-20, AMB-70, SHIP-10] keeps counts beside labels and toasts off the field in use at 200 % text', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(demoUrl('/ask-local'));
  await enlargeText(page);
  await page.getByRole('button', { name: 'Ask Question' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask Question' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await dialog.getByRole('textbox', { name: 'Question details' }).fill('Is there a bus before light?');
  await dialog.getByRole('textbox', { name: 'Destination' }).fill('Kaza');
  const count = dialog.getByText('4/200', { exact: true });
  for (const label of ['Destination', 'Country'])
    expect(await overlap(count, dialog.getByText(label, { exact: true })), label).toBe(false);
  await dialog.getByRole('button', { name: 'Post Question' }).click();
  await expectErrorToast(
    page,
    'Please fill in title, question details, and destination.',
    'Missing Information',
  );
  await expect(title).toBeFocused();
  await expect.poll(() => overlap(toasts(page), title), 'the toast covers the title').toBe(false);
  const country = dialog.getByRole('textbox', { name: 'Country' });
  await country.click({ force: true });
  await expect.poll(() => overlap(toasts(page), country), 'the toast covers the country').toBe(false);
});
