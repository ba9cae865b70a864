import { toasts } from '../pages/layout.ts';
import { desk, invitationOnReading } from '../pages/demoDesk.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('news stay above the invitation to the tour on a phone', async ({ page, backend }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const invitation = await invitationOnReading(page, './?simulate=off');
  await backend("live.emit({ type: 'new_post', userId: 'traveller_002', userName: 'Farah Sheikh' })");
  const news = toasts(page).getByText('New post');
  await expect(news).toBeVisible();
  const toast = await toasts(page).boundingBox();
  const card = await invitation.boundingBox();
  expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

test('the invitation to the tour stands alone, and leaves when the visitor scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const invitation = await invitationOnReading(page, './?simulate=off');
  const show = desk(page).getByRole('button', { name: 'Show demo desk' });
  for (const floating of [show, page.getByRole('link', { name: 'Write a post' })])
    await expect(floating).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, 300);
  await expect(invitation).toHaveCount(0);
  await expect(show).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -100);
  await expect(show).toHaveCSS('opacity', '1');
  await show.click();
  await expect(desk(page).getByRole('button', { name: 'Start tour' })).toBeVisible();
});

test('the invitation to the tour ends before the button that closes it', async ({ page }) => {
  const invitation = await invitationOnReading(page, '.');
  const sentence = invitation.getByText('See it in two minutes');
  await expect(sentence).toBeVisible({ timeout: 20_000 });
  const right = await sentence.evaluate((text) => {
    const { paddingRight } = getComputedStyle(text);
    return text.getBoundingClientRect().right - parseFloat(paddingRight);
  });
  const close = await invitation.getByRole('button', { name: 'No, thanks' }).boundingBox();
  expect(right).toBeLessThanOrEqual(close?.x ?? 0);
});
