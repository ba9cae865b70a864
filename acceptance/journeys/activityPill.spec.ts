import type { Locator, Page } from '@playwright/test';
import { region, withDesk } from '../pages/demoDesk.ts';
import { articles } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** In ms. A slow page may miss the first post's like after 3.5 s; it is liked again after 30 s. */
const LIKE_TIMEOUT = 60_000;

const pill = (page: Page): Locator =>
  articles(page)
    .first()
    .getByText(/^\S+ liked$/);

/** Expects it between the sides of its card, and not under the bottom bar. */
async function expectInsideCard(page: Page): Promise<void> {
  const overflow = await pill(page).evaluate((element) => {
    const [box, card] = [element.parentElement, element.closest('article')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return box && card && Math.max(card.left - box.left, box.right - card.right);
  });
  expect(overflow).toBeLessThanOrEqual(0);
  const isUncovered = await pill(page).evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect();
    const card = element.closest('article');
    return box && card?.contains(document.elementFromPoint(box.left + 20, box.bottom - 1));
  });
  expect(isUncovered).toBe(true);
}

test('[CARD-04, SHIP-10] a like of the first post names its traveler inside the card, also when a second phone opens', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001&simulate=on`);
  await expect(pill(page)).toBeVisible({ timeout: LIKE_TIMEOUT });
  await expectInsideCard(page);
  const travellers = region(page, 'Two travellers');
  await travellers.getByRole('button', { name: 'Open second phone' }).click();
  await expect(travellers.getByRole('button', { name: 'Close second phone' })).toBeVisible();
  await expect(pill(page)).toBeVisible({ timeout: LIKE_TIMEOUT });
  await expectInsideCard(page);
});

test('[CARD-04] a like of the first post is whole above the bottom bar for the guest, too', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&simulate=on`);
  await expect(pill(page)).toBeVisible({ timeout: LIKE_TIMEOUT });
  await expectInsideCard(page);
});
