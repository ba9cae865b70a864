import { demoUrl } from '../support/demoUrl.ts';
import { findPost } from '../../tools/seeded.ts';
import { expectToast, toasts } from '../pages/layout.ts';
import { skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const ownStory = findPost({ type: 'story', own: true });

test('[HDR-03, HDR-10, NOTIF-01, NOTIF-15, WS-11] opens the panel from the bell, with the connection status', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/explore', { as: 'visitor' }));
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveCount(0);
  await backend("signIn('traveller_001')");
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Live updates: connected')).toBeVisible();
  await backend('live.drop()');
  await expect(panel.getByText('Live updates: disconnected')).toBeVisible();
  await backend('live.restore()');
  await expect(panel.getByText('Live updates: connected')).toBeVisible();
});

test('[NOTIF-02, NOTIF-03] explains an empty panel', async ({ page, open, backend }) => {
  await open(demoUrl('/explore'));
  // The next user has no notifications yet, and a closed socket delivers none.
  await backend('live.drop()');
  await backend("signIn('traveller_003')");
  await expect(page.getByRole('link', { name: 'Level 1, 0 points' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await expect(panel.getByText("When someone interacts with your content, you'll see it here")).toBeVisible();
  // The socket's greeting is not a notification (AMB-55).
  await backend('live.restore()');
  await expect(panel.getByText('Live updates: connected')).toBeVisible();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
});

test('[NOTIF-02, WS-03] does not call the panel empty before the server has greeted the user', async ({
  page,
}) => {
  let connect = (): void => undefined;
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/assets/reconnectingSocket-*.js', async (route) => {
    await mayConnect;
    await route.continue();
  });
  await page.goto(demoUrl('/leaderboard'));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(skeletons(panel).first()).toBeVisible();
  await expect(panel.getByText('No notifications yet')).toHaveCount(0);
  connect();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
});

test('[NOTIF-04 to NOTIF-08] counts live events on the bell and marks them as read in the panel', async ({
  page,
  open,
  backend,
  world,
}) => {
  await open(demoUrl('/explore'));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Live updates: connected')).toBeVisible();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await backend("live.emit({ type: 'new_follow', userId: 'traveller_002' })");
  await backend(`live.emit({ type: 'new_like', userId: 'traveller_002', postId: '${ownStory.id}' })`);
  await backend(`live.emit({ type: 'new_comment', userId: 'traveller_002', postId: '${ownStory.id}' })`);
  await expect(bell).toHaveAccessibleName('Notifications (3 unread)');
  await bell.click();
  await expect(bell).toHaveAccessibleName('Notifications');
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Someone commented on a post');
  await expect(rows.nth(1)).toContainText('Your post received a new like');
  await expect(rows.nth(2)).toContainText('You have a new follower');
  await expect(panel.getByText('Unread')).toHaveCount(3);
  await rows.nth(0).getByRole('button').click();
  await expect(page).toHaveURL(`/post/${ownStory.id}`);
  await bell.click();
  await expect(panel.getByText('Unread')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel.getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (let count = 0; count < 100; count++)
    await world.live.emit({ type: 'new_follow', userId: 'traveller_002' });
  await expect(bell).toHaveAccessibleName('Notifications (99+ unread)');
  await bell.click();
  await expect(rows).toHaveCount(10);
});

test('[NOTIF-01, NOTIF-07, WS-05] lists news in the open panel without a toast over it', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Live updates: connected')).toBeVisible();
  const news = "live.emit({ type: 'new_post', userId: 'traveller_002', userName: 'Farah Sheikh' })";
  await backend(news);
  await expect(panel.getByText('New activity')).toBeVisible();
  await expect(toasts(page)).not.toContainText('New post');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications');
  await backend(news);
  await expectToast(page, 'New post');
});

test('[NOTIF-14, WS-12] shows notifications of an unknown kind, and ignores other messages', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/explore'));
  for (const nothing of ['null', '7', "'hello'", '{}', "{ type: 'poll_update' }"])
    await backend(`live.emit(${nothing})`);
  await backend("live.emit({ type: 'new_badge' })");
  await page.getByRole('button', { name: 'Notifications (1 unread)' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('button', { name: /^New activity/ })).toHaveCount(1);
});
