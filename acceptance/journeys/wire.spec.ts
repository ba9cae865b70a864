import { readFile } from 'node:fs/promises';
import { articles, expectFailure, firstPost } from '../pages/frame.ts';
import { expect, test } from '../waystone.ts';

// What the app still loads in the background when the network goes is reported by the browser.
test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] });

test('[QA-05] the browser sees the calls in process: page.route, waitForResponse, HAR and no network @mock', async ({
  page,
  app,
  context,
}, info) => {
  const har = info.outputPath('calls.har');
  await context.routeFromHAR(har, { update: true, url: '**/api/**' });
  const answer = page.waitForResponse('**/api/unified-feed*');
  await app.home.open();
  expect((await (await answer).json()).data).toHaveLength(20);
  const like = firstPost(page).getByRole('button', { name: /^Like post by/ });
  await page.route('**/api/posts/*/like', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await like.click();
  await expectFailure(page, 'Failed to like post. Please try again.');
  await page.unroute('**/api/posts/*/like');
  await context.setOffline(true);
  await like.click();
  await expectFailure(page, 'Failed to like post. Please try again.');
  await context.setOffline(false);
  await expect(articles(page).first()).toBeVisible();
  // The file is written when its context closes.
  await context.close();
  const recorded: { log: { entries: { request: { url: string } }[] } } = JSON.parse(
    await readFile(har, 'utf8'),
  );
  const paths = recorded.log.entries.map(({ request }) => new URL(request.url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/api/auth/user', '/api/unified-feed']));
});
