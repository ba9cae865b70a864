import { expectErrorToast, firstPost } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

/** The script of the mock backend. */
const BACKEND = /\/assets\/backend-[^/]*\.js$/;

test.describe('while the mock backend loads', () => {
  test('[SHIP-12, SHIP-06] a like works, and is kept by the mock backend', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(BACKEND, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('', { waitUntil: 'commit' });
    const post = firstPost(page);
    const like = post.getByRole('button', { name: /^Like post by/ });
    const unlike = post.getByRole('button', { name: /^Unlike post by/ });
    await like.click();
    await expect(unlike).toBeVisible();
    release();
    await page.evaluate(() => window.mockBackend?.ready);
    const writes = await page.evaluate(() => window.mockBackend?.log());
    expect(writes?.map(({ method, path }) => [method, path])).toEqual([
      ['POST', expect.stringMatching(/^\/api\/posts\/[^/]+\/like$/)],
    ]);
    await page.reload();
    await expect(unlike).toBeVisible();
  });

  test('[SHIP-06] a like is kept if the page is reloaded before', async ({ page }) => {
    await page.route(BACKEND, () => new Promise(() => undefined));
    await page.goto('', { waitUntil: 'commit' });
    const post = firstPost(page);
    const unlike = post.getByRole('button', { name: /^Unlike post by/ });
    await post.getByRole('button', { name: /^Like post by/ }).click();
    await expect(unlike).toBeVisible();
    await page.unroute(BACKEND);
    await page.reload();
    await expect(unlike).toBeVisible();
    await page.evaluate(() => window.mockBackend?.ready);
    await page.reload();
    await expect(unlike).toBeVisible();
  });

  test('[SHIP-09] what a script does applies after the likes before it, and to those after it', async ({
    page,
  }) => {
    await page.goto('', { waitUntil: 'commit' });
    const post = firstPost(page);
    const like = post.getByRole('button', { name: /^Like post by/ });
    await like.click();
    await expect(post.getByRole('button', { name: /^Unlike post by/ })).toBeVisible();
    await page.evaluate(() => window.mockBackend?.reset());
    await expect(like).toBeVisible();
    expect(await page.evaluate(() => window.mockBackend?.log())).toEqual([]);
    await page.evaluate(() => window.mockBackend?.fault('POST /api/posts/:id/like', 500));
    await like.click();
    await expectErrorToast(page, 'Failed to like post. Please try again.');
    await expect(like).toBeVisible();
  });
});
