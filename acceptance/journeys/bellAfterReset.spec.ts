import { region, withDesk } from '../pages/demoDesk.ts';
import { levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('[NOTIF-07] the bell shows the unread notifications of a scenario as soon as it is started', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001&simulate=on`);
  const unread = page.getByRole('button', { name: /^Notifications \(\d+\+? unread\)$/ });
  await expect(unread).toBeVisible();
  await region(page, 'Scenarios')
    .getByRole('button', { name: /^Full town/ })
    .click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await expect(unread).toHaveAccessibleName(/\((?:[5-9]|\d\d) unread\)$/);
});
