import { firstPost, heading, openComments } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test('[SHIP-06] goes on after the site data was cleared, and keeps what is written since', async ({
  page,
  open,
}) => {
  await open('/');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

  const box = await openComments(firstPost(page));
  await box.fill('Written after everything was cleared.');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(heading(page)).toHaveText('Explore');

  await open('/');
  await openComments(firstPost(page));
  await expect(firstPost(page).getByText('Written after everything was cleared.')).toBeVisible();
});
