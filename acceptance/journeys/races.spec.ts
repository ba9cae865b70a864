import { demoUrl } from '../support/demoUrl.ts';
import { expectToast, heading, openByNav, toasts } from '../pages/layout.ts';
import { findPost, findQuestion } from '../../tools/seeded.ts';
import { SLOW } from '../support/slowReplies.ts';
import { expect, test } from '../waystone.ts';

test.use({ motion: true, target: 'in-process' });

/** User actions while a request is pending, or after its response removes the focused control. */

test('[CRE-12] stays on the screen that was opened while a post is pending', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/create-post'));
  await page.getByLabel('Your story').fill('Slow train, slow network.');
  await backend(SLOW);
  await page.getByRole('button', { name: 'Post Story' }).click();
  await expect(page.getByLabel('Your story')).not.toBeEditable();
  await openByNav(page, 'Ask Local');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Half a question');
  await expectToast(page, 'Your post has been created!');
  await expect(page).toHaveURL(/\/ask-local$/);
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Half a question');
});

test('[CRE-12] refuses to send a pending post again after coming back', async ({ page, open, backend }) => {
  await open(demoUrl('/create-post'));
  await page.getByLabel('Your story').fill('Once is enough.');
  // The session is loaded.
  await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible();
  await backend(SLOW);
  await page.getByRole('button', { name: 'Post Story' }).click();
  await openByNav(page, 'Plan');
  await openByNav(page, 'Create');
  await expect(page.getByLabel('Your story')).toHaveValue('Once is enough.');
  await expect(page.getByLabel('Your story')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Posting' })).toBeVisible();
  // With another type, the text would count as changed and stay as a draft.
  await expect(page.getByRole('tab', { name: 'Tip' })).toBeDisabled();
  await expectToast(page, 'Your post has been created!');
  await expect(page).toHaveURL(/\/create-post$/);
  await expect(page.getByLabel('Your story')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Post Story' })).toBeDisabled();
});

test('[AMB-77] keeps a text that is left before the session is loaded', async ({ page, open }) => {
  await open(demoUrl('/create-post', { latency: 2000 }));
  await page.getByLabel('Your story').fill('Faster than the network.');
  await openByNav(page, 'Plan');
  await openByNav(page, 'Create');
  await expect(page.getByLabel('Your story')).toHaveValue('Faster than the network.');
});

test('[PLAN-20, PLAN-21] clears a plan that is sent after its screen was left', async ({
  page,
  open,
  backend,
  app,
}) => {
  await open(demoUrl('/travel-planning'));
  await app.travelPlanning.fillAllSteps();
  await backend(SLOW);
  await page.getByRole('button', { name: 'Submit my plan' }).click();
  await openByNav(page, 'Explore');
  await openByNav(page, 'Plan');
  await expectToast(page, 'Itinerary Submitted Successfully!');
  await expect(page.getByRole('heading', { name: 'Travel Details' })).toBeVisible();
  await expect(page.getByLabel('Destination')).toHaveValue('');
});

test('[Q-13, EDIT-06] locks fields while they are being sent', async ({ page, open, backend }) => {
  await open(demoUrl(`/question/${findQuestion({ answers: 0 }).id}`));
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('One thing');
  await backend(SLOW);
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await expect(answer).not.toBeEditable();
  await expectToast(page, 'Answer posted');
  await expect(answer).toBeEditable();
  await expect(answer).toHaveValue('');
});

test('[WS-08] scrolls the feed to its top on Refresh, but no other screen', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/profile/traveller_002?tab=posts'));
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(300);
  await backend(`live.emit({ type: 'new_post', postId: '${findPost().id}' })`);
  await toasts(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(toasts(page)).not.toContainText('New post');
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrollTop)).toBeLessThan(60);
});

test('[POLL-06, PROF-05] moves focus when the focused control is removed', async ({ page, open }) => {
  await open(demoUrl('/?filter=polls'));
  const ballot = page.getByRole('group').filter({ has: page.getByRole('button') });
  await ballot.getByRole('button', { disabled: false }).first().press('Enter');
  await expectToast(page, 'Vote recorded');
  await expect(page.getByRole('article').getByRole('list').first()).toBeFocused();
  await open(demoUrl('/profile'));
  await page.getByRole('button', { name: 'Saved' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' }).getByRole('article');
  await expect(saved.nth(1)).toBeVisible();
  const count = await saved.count();
  const remove = saved.getByRole('button', { name: /^Remove saved/ });
  await remove.nth(1).press('Enter');
  await expect(saved).toHaveCount(count - 1);
  await expect(remove.nth(1)).toBeFocused();
});

test('[AUTH-16] keeps the parameters of a link out of later addresses', async ({ page, open, backend }) => {
  await open(demoUrl('/ask-local'));
  await page.getByRole('button', { name: 'Food' }).click();
  await expect(page).toHaveURL(/\/ask-local\?category=food$/);
  await backend(`signIn('traveller_003')`);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Level 1,/ })).toBeVisible();
});

test.describe(() => {
  test.use({ target: 'demo' });
  test('[SHIP-06] runs without any storage and says that changes are not kept', async ({ page, open }) => {
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, refuse);
    });
    await open('/');
    await expectToast(page, 'Changes will not be kept');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ target: 'demo' });
  test('[SHIP-06] keeps the world of a link whose page is left immediately', async ({ page, open }) => {
    // It loads twelve pages.
    test.slow();
    for (let time = 0; time < 4; time += 1) {
      await open('/explore?scenario=full');
      await open('/?scenario=empty');
      await page.goto('/explore');
      await expect(heading(page)).toBeVisible();
      const { scenario } = await page.evaluate(
        async () => (await window.mockBackend?.snapshot()) ?? { scenario: '' },
      );
      expect(scenario).toBe('empty');
    }
  });
});

test.describe(() => {
  test.use({ target: 'demo' });
  test('[WS-05] offers Refresh in a toast only if the screen can be refreshed', async ({
    page,
    open,
    backend,
  }) => {
    const news = `live.emit({ type: 'new_post', postId: '${findPost().id}' })`;
    await open(demoUrl('/packages'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await backend(news);
    await expectToast(page, 'New post');
    await expect(toasts(page).getByRole('button', { name: 'Refresh' })).toHaveCount(0);
    await openByNav(page, 'Home');
    await expect(page).toHaveTitle(/^Home/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await backend(news);
    await expect(toasts(page).getByRole('button', { name: 'Refresh' })).toBeVisible();
    await openByNav(page, 'Create');
    await expect(toasts(page)).not.toContainText('New post');
  });
});

test('[AUTH-16] shows the person who signs in while the first reads are slow', async ({
  page,
  open,
  backend,
}) => {
  await open('/?as=traveller_001&latency=60000');
  await backend("signIn('traveller_003')");
  await backend('latency(0)');
  await expect(page.getByRole('link', { name: 'Level 1, 0 points' })).toBeVisible();
});

test.describe(() => {
  test.use({ target: 'demo' });
  test('[CARD-04, CARD-06] shows in one tab what the same person did in another', async ({
    page,
    open,
    context,
  }) => {
    const path = `/post/${findPost({ own: false, saved: false }).id}`;
    await open(demoUrl(path));
    const second = await context.newPage();
    await second.goto(`${path}?as=traveller_001`);
    const like = second.getByRole('button', { name: /^(Like|Unlike) post by/ }).first();
    const before = await like.getAttribute('aria-label');
    await page
      .getByRole('button', { name: /^(Like|Unlike) post by/ })
      .first()
      .click();
    await expect(like).not.toHaveAccessibleName(before ?? '');
    await page
      .getByRole('button', { name: /^Save post by/ })
      .first()
      .click();
    await expect(second.getByRole('button', { name: /^Remove saved post by/ }).first()).toBeVisible();
  });
});

test('[CARD-04] shows a like that was given before the session was loaded', async ({ page, open }) => {
  await open(demoUrl(`/post/${findPost({ own: false, liked: false }).id}`));
  const answered = page.waitForResponse(/\/like$/);
  await page.route('**/api/auth/user', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  await page
    .getByRole('button', { name: /^Like post by/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Unlike post by/ }).first()).toBeVisible();
});
