import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReal } from '../drivers/real.ts';
import { articles, expectErrorToast, firstPost, levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

// The browser logs background requests that fail when the network goes offline.
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
  await expectErrorToast(page, 'Failed to like post. Please try again.');
  await page.unroute('**/api/posts/*/like');
  await context.setOffline(true);
  await like.click();
  await expectErrorToast(page, 'Failed to like post. Please try again.');
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

test('[QA-05] checks the replies of a real backend against OpenAPI: a missing field is a problem', async ({
  browser,
  inProcess,
}) => {
  const { origin } = await inProcess();
  const signIn = path.join(import.meta.dirname, '../drivers/signIn.ts');
  const real = createReal({ pages: `${origin}/`, api: origin, signIn });
  const context = await browser.newContext({ baseURL: `${origin}/`, reducedMotion: 'reduce' });
  await real.prepare(context);
  const page = await context.newPage();
  await real.open(page, '/');
  await expect(articles(page).first()).toBeVisible();
  expect(await real.problems()).toEqual([]);
  await page.route('**/api/leaderboard', async (route) => {
    const response = await route.fetch();
    const [first, ...others]: object[] = await response.json();
    await route.fulfill({ response, json: [{ ...first, rank: undefined }, ...others] });
  });
  const answer = page.waitForResponse('**/api/leaderboard');
  await real.open(page, '/leaderboard');
  await answer;
  expect(await real.problems()).toEqual(["GET /api/leaderboard 200: /0 must have required property 'rank'"]);
  await context.close();
});

for (const [target, tag] of [
  ['the demo', []],
  ['in process', ['@mock']],
] as const)
  test(
    `[SHIP-09] calls made before the first page opens apply to it, ${target}`,
    { tag: [...tag] },
    async ({ page, open, world }) => {
      await world.reset({ scenario: 'full', as: 'traveller_003' });
      await world.fault('GET /api/unified-feed', { status: 503, body: { message: 'Down' } });
      await open('/');
      await expect(page.getByText('The feed did not load')).toBeVisible();
      await expect(levelLink(page)).toHaveAccessibleName('Level 1, 0 points');
      const calls = await world.requests();
      expect(calls.find(({ path: called }) => called === '/api/unified-feed')).toMatchObject({ status: 503 });
      await world.clearFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(articles(page).first()).toBeVisible();
    },
  );

test('[SHIP-09] a call made before the first page opens applies to the first request, also if its script loads late', async ({
  page,
  open,
  world,
}) => {
  await page.route('**/assets/members-*.js', async (route) => {
    await page.waitForFunction(() => window.mockBackend?.transport === 'page');
    await route.continue();
  });
  await world.fault('GET /api/leaderboard', 503);
  await open('/leaderboard?as=traveller_003');
  await expect(page.getByText('The leaderboard did not load')).toBeVisible();
});

test('[SHIP-09] refuses a call that needs a page before there is one @mock', async ({ world }) => {
  await expect(world.rows('post')).rejects.toThrow('Open a page before world.rows()');
});
