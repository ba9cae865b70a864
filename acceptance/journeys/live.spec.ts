import { goTo } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast } from '../pages/layout.ts';
import { findPoll, findPost } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true });

const ownStory = findPost({ type: 'story', own: true });
const poll = findPoll({ open: true, voted: false, own: false });

test('[WS-02, WS-11, CARD-18, POLL-10] sends authentication, votes and comments', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl(`/post/${ownStory.id}`));
  // A socket that is still connecting would not be recorded.
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('Live updates: connected')).toBeVisible();
  await page.keyboard.press('Escape');
  const said = async (): Promise<string[]> =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('said'))) ?? '[]');
  await page.evaluate(() => {
    const list: string[] = [];
    window.WebSocket = new Proxy(window.WebSocket, {
      construct(target, parameters): object {
        const socket: WebSocket = Reflect.construct(target, parameters);
        const send = socket.send.bind(socket);
        socket.send = (data) => {
          if (typeof data === 'string') list.push(data);
          sessionStorage.setItem('said', JSON.stringify(list));
          send(data);
        };
        return socket;
      },
    });
  });
  await backend('live.drop()');
  await backend('live.restore()');
  await expect.poll(said).toContain('{"type":"authenticate","userId":"traveller_001"}');
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Day six.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expectToast(page, 'Comment added');
  await expect
    .poll(said)
    .toContain(`{"type":"new_comment","postId":"${ownStory.id}","userId":"traveller_001"}`);
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await page.getByRole('tab', { name: 'Polls' }).click();
  const options = page.getByRole('group').getByRole('button', { disabled: false });
  await articles(page)
    .filter({ has: options })
    .first()
    .getByRole('group')
    .getByRole('button')
    .first()
    .click();
  await expectToast(page, 'Vote recorded');
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/^\{"type":"poll_vote","pollId":"poll_[\w-]+","userId":"traveller_001"\}$/);
});

test('[WS-04] replaces the counts on screen after poll_update', async ({ page, open, backend }) => {
  await open(demoUrl(`/post/${poll.postId}`));
  const votes = page.getByText(/^[\d,]+ votes?$/);
  await expect(votes).not.toHaveText('1 vote');
  const emit = (list: string) =>
    backend(`live.emit({ type: 'poll_update', pollId: '${poll.id}', votes: [${list}] })`);
  await emit("{ userId: 'traveller_009', optionIndex: 1 }");
  await expect(votes).toHaveText('1 vote');
  await emit("{ userId: 'traveller_009', optionIndex: 1 }, { userId: 'traveller_001', optionIndex: 0 }");
  await expect(votes).toHaveText('2 votes');
  const bars = page.getByRole('main').getByRole('progressbar');
  await expect(bars.first()).toHaveAttribute('aria-valuenow', '50');
  await expect(bars.nth(1)).toHaveAttribute('aria-valuenow', '50');
});

test('[WS-09, WS-10] sends votes to everybody, likes and comments to the author', async ({
  page,
  open,
  context,
}) => {
  const polled = `/post/${poll.postId}`;
  await open(demoUrl(polled, { as: 'traveller_003' }));
  const author = await context.newPage();
  await author.goto(`${polled}?as=traveller_001`);
  const votes = author.getByText(/^[\d,]+ votes?$/);
  const before = Number((await votes.innerText()).replace(/\D/g, ''));
  await page.getByRole('article').getByRole('group').getByRole('button').first().click();
  await expect(votes).toHaveText(`${before + 1} votes`);
  await expect(author.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(/1 unread/);
  await goTo(page, `/post/${ownStory.id}`);
  await expect(page.getByText(ownStory.content.slice(0, 20)).last()).toBeVisible();
  await page.getByRole('button', { name: /^Like post by/ }).click();
  await page.getByRole('textbox', { name: /^Comment/ }).fill('And day six?');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await author.getByRole('button', { name: /^Notifications/ }).click();
  const panel = author.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Your post received a new like')).toBeVisible();
  await expect(panel.getByText('Someone commented on a post')).toBeVisible();
});
