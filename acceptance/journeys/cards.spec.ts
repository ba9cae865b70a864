import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, numberIn, firstPost, openDrawer, levelLink } from '../pages/layout.ts';
import { findPost, seeded } from '../../tools/seeded.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const newestPost = findPost();
const ownStory = findPost({ type: 'story', own: true });

test('[CARD-01 to CARD-03, CARD-11] shows author, place, time, content and counts on a card and on the post page', async ({
  page,
  open,
}) => {
  await open(demoUrl('/'));
  const story = articles(page).filter({ hasText: 'Eleven hours from Reckong Peo' });
  await expect(story.getByText('Story', { exact: true })).toBeVisible();
  await expect(story.getByRole('link', { name: /\w+/ }).first()).toHaveAttribute(
    'href',
    `/profile/${newestPost.authorId}`,
  );
  await expect(story.getByText('Spiti Valley, India')).toBeVisible();
  await expect(story.getByRole('time').first()).toHaveText('1h ago');
  await expect(story.getByRole('group', { name: /^Pictures of/ }).getByRole('img')).not.toHaveCount(0);
  const likes = story.getByRole('button', { name: /^Like post by/ });
  await expect(likes).toHaveAccessibleName(new RegExp(`, ${await likes.innerText()}$`));
  const comments = story.getByRole('button', { name: /^Comments on post by/ });
  const count = await numberIn(comments);
  await comments.click();
  await expect(story.getByRole('listitem').getByRole('time')).toHaveCount(Math.min(count, 3));

  await story.getByRole('link', { name: 'Story', exact: true }).click();
  await expect(page).toHaveURL(`/post/${newestPost.id}`);
  const thread = page.getByRole('region', { name: `Comments (${count})` });
  await expect(thread.getByRole('listitem')).toHaveCount(count);
  const comment = thread.getByRole('listitem').first();
  await expect(comment.getByRole('link').first()).toHaveAttribute('href', /^\/profile\//);
  await expect(comment.getByRole('time')).toHaveText(/Just now|\dh ago|\dd ago|20\d\d/);
  for (const [path, label] of [
    [`/post/${findPost({ type: 'tip' }).id}`, 'Tip'],
    [`/post/${findPost({ type: 'question' }).id}`, 'Question'],
    [`/post/${findPost({ type: 'poll' }).id}`, 'Poll'],
  ]) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await expect(articles(page).getByText(label ?? '', { exact: true })).toBeVisible();
  }
});

test('[CARD-04 to CARD-07] toggles likes and bookmarks by one, starting from the stored state', async ({
  page,
  open,
  world,
}) => {
  await open(demoUrl('/profile'));
  await page.getByRole('button', { name: 'Saved' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' }).getByRole('article');
  await expect(saved.first().getByRole('button', { name: /^Remove saved post/ })).toBeVisible();
  const [liked] = await world.rows('like', { userId: 'traveller_001' });
  await open(`/post/${liked?.postId}`);
  const like = page.getByRole('button', { name: /^(Like|Unlike) post by/ });
  await expect(like).toHaveAccessibleName(/^Unlike/);
  const before = await numberIn(like);
  await like.click();
  await expect(like).toHaveAccessibleName(/^Like/);
  await expect(like).toHaveText(String(before - 1));
  await like.click();
  await expect(like).toHaveAccessibleName(/^Unlike/);
  await expect(like).toHaveText(String(before));

  const save = page.getByRole('button', { name: /^(Save|Remove saved) post by/ });
  const first = (await save.getAttribute('aria-label'))?.startsWith('Save') ? 'added' : 'removed';
  await save.click();
  await expectToast(page, `Bookmark ${first}`);
  await save.click();
  await expectToast(page, `Bookmark ${first === 'added' ? 'removed' : 'added'}`);
});

test('[CARD-08 to CARD-10, TOAST-01] sends a comment by Enter or button, and never an empty one', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  const post = firstPost(page);
  const comments = post.getByRole('button', { name: /^Comments on/ });
  const before = await numberIn(comments);
  await comments.click();
  const box = post.getByRole('textbox', { name: /^Comment on post by/ });
  const send = post.getByRole('button', { name: 'Send comment' });
  await expect(send).toBeDisabled();
  await box.fill('   ');
  await expect(send).toBeDisabled();
  await box.press('Enter');
  await expect(comments).toHaveText(String(before));
  await box.fill('By Enter.');
  await box.press('Enter');
  await expectToast(page, 'Comment added');
  await expect(box).toHaveValue('');
  await expect(comments).toHaveText(String(before + 1));
  await box.fill('By the button.');
  await send.click();
  await expect(comments).toHaveText(String(before + 2));
  await expectToast(page, 'Comment added');
  await expect(post.getByRole('listitem').last()).toContainText('By the button.');
  await backend('signOut()');
  await expect(post.getByPlaceholder('Sign in to comment')).toBeVisible();
  await box.fill('Nobody in particular.');
  await expect(send).toBeDisabled();
});

test('[CARD-12, CARD-13] shares the link and the first 100 characters @smoke', async ({
  page,
  open,
  baseURL,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => sessionStorage.setItem('shared', JSON.stringify(data)),
    }),
  );
  await open(demoUrl(`/post/${ownStory.id}`));
  await page.getByRole('button', { name: /^Share post by/ }).click();
  await page.waitForFunction(() => sessionStorage.getItem('shared'));
  const shared = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? ''));
  expect(shared.url).toBe(`${baseURL}post/${ownStory.id}`);
  expect(shared.text).toHaveLength(100);
  expect(shared.text).toMatch(/^Hampi Express to Hospet, S4, window\. Arrived/);
});

test('[POST-01, POST-03, POST-04] links a post to more posts and the feed, and a missing post to Home @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl(`/post/${ownStory.id}`));
  await expect(page.getByRole('main')).toContainText('This is day five.');
  const more = page.getByRole('link', { name: /More from this traveler/ });
  await expect(more).toHaveAttribute('href', '/explore');
  const own = seeded.post.filter(({ userId }) => userId === ownStory.authorId);
  await expect(more).toContainText(`${own.length - 1} posts from`);
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL('/');
  await open('/post/nothing');
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[POST-02] shows that a post is loading', async ({ page, open, backend }) => {
  await open(demoUrl(`/post/${ownStory.id}`, { faults: ['GET /api/posts/:id~timeout'] }));
  await expect(page.getByText('Loading post...')).toBeVisible();
  await backend('clearFaults()');
  await open(demoUrl(`/post/${ownStory.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story by Ananya Rao');
});

test('[IMG-01, IMG-02, API-47] replaces a picture that fails by the fallback picture, and that by text', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/ERR_FAILED/);
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  await page.route('**/pictures/scenery/**', (route) => route.abort());
  await open(demoUrl(`/post/${ownStory.id}`));
  const picture = pictures.getByRole('img').first();
  await expect(picture).toHaveAttribute('src', '/pictures/fallback.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.route('**/pictures/fallback.svg', (route) => route.abort());
  await page.reload();
  await expect(pictures.getByText('Image unavailable').first()).toBeVisible();
});

test('[IMG-03 to IMG-05] loads pictures 50 px ahead of the viewport and faces 20 px ahead, at a threshold of 0.1', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        seen.add(`${options?.rootMargin} ${String(options?.threshold)}`);
        sessionStorage.setItem('observed', [...seen].join());
      }
    };
  });
  await open(demoUrl('/'));
  await expect(articles(page)).toHaveCount(20);
  const observed = () => page.evaluate(() => sessionStorage.getItem('observed'));
  await expect.poll(observed).toContain('20px 0.1');
  await expect.poll(observed).toContain('50px 0.1');
  const asked = () =>
    page
      .getByRole('group', { name: /^Pictures of/ })
      .evaluateAll((groups) => groups.filter((group) => group.querySelector('img')).length);
  const before = await asked();
  expect(before).toBeLessThan(await page.getByRole('group', { name: /^Pictures of/ }).count());
  await page
    .getByRole('group', { name: /^Pictures of/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect.poll(asked).toBeGreaterThan(before);
});

test('[EDIT-11] shows a new name in drawer, cards and leaderboard @smoke', async ({ page, open }) => {
  await open(demoUrl('/edit-profile'));
  await page.getByLabel('First name').fill('Annika');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('heading', { name: 'Annika Rao' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page.getByRole('article', { name: 'Story by Annika Rao' }).first()).toBeVisible();
  await expect(levelLink(page)).toBeVisible();
  await open('/leaderboard');
  await expect(page.getByRole('link', { name: /Annika Rao/ }).first()).toBeVisible();
});
