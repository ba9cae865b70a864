import { expectErrorToast, firstPost, openDrawer, openComments } from '../pages/layout.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { SLOW } from '../support/slowReplies.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[AUTH-13, ERR-05] waits with Sign Out for a comment that is being sent', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/?as=traveller_001'));
  const post = firstPost(page);
  const box = await openComments(post);
  await box.fill('Written just before leaving.');
  await backend(SLOW);
  await box.press('Enter');
  const signOut = (await openDrawer(page)).getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  await expect(signOut).toHaveAttribute('aria-busy', 'true');
  await backend('latency(0)');
  await expect(page).toHaveURL('/landing');
  await backend("signIn('traveller_001')");
  await page.goto('/');
  await firstPost(page)
    .getByRole('button', { name: /^Comments on/ })
    .click();
  await expect(firstPost(page).getByText('Written just before leaving.')).toBeVisible();
});

test('[AUTH-13, ERR-05] stays signed in with the text if it could not be sent before Sign Out', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/?as=traveller_001'));
  const post = firstPost(page);
  const box = await openComments(post);
  await box.fill('The only copy of this text.');
  await backend("fault('POST /api/posts/:id/comments', 500)");
  await backend(SLOW);
  await box.press('Enter');
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Sign Out' }).click();
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toHaveAttribute('aria-busy', 'true');
  await backend('latency(0)');
  await expectErrorToast(page, 'Failed to add comment. Please try again.');
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('The only copy of this text.');
});
