import { expectAccessible } from '../support/audit.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { desk, openDrawer, region, withDesk } from '../pages/demoDesk.ts';
import { firstPost, levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('is hidden under automation, and signs people in, starts worlds and moves the clock', async ({
  page,
  open,
  backend,
}) => {
  await open(demoUrl('/'));
  await expect(desk(page)).toHaveCount(0);
  await open(withDesk());
  const people = region(page, 'People');
  await expect(people.getByRole('button', { name: 'Ananya, level 4' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await people.getByRole('button', { name: /^Ishaan/ }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 1, 0 points');
  const scenarios = region(page, 'Scenarios');
  await scenarios.getByRole('button', { name: 'All 15' }).click();
  await expect(scenarios.getByRole('listitem')).toHaveCount(15);
  await scenarios.getByRole('button', { name: /^Level up at the next like/ }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 399 points');
  await expect(desk(page).getByRole('status').first()).toContainText(
    'You are Ananya in a town made for a level-up',
  );
  const time = region(page, 'Time');
  const before = Number(await backend('clock.now()'));
  await time.getByRole('button', { name: 'Freeze' }).click();
  await time.getByRole('button', { name: '+1 day' }).click();
  await expect(time.getByText('Frozen')).toBeVisible();
  await expect
    .poll(async () => Number(await backend('clock.now()')) - before)
    .toBeGreaterThanOrEqual(24 * 3_600_000);
  await time.getByRole('button', { name: 'Just before this poll ends' }).click();
  const poll = page.getByRole('article').filter({ hasText: 'Less than 1 hour left' }).first();
  await expect(poll).toBeInViewport();
  await expectAccessible(page, 'the demo desk');
  await desk(page).getByRole('button', { name: 'Hide demo desk' }).click();
  await page.reload();
  await desk(page).getByRole('button', { name: 'Show demo desk' }).click();
  await expect(people).toBeVisible();
});

test('[WS-04] a like on the left rings the bell on the right', async ({ page, open }) => {
  await open(withDesk());
  const travellers = region(page, 'Two travellers');
  await travellers.getByRole('button', { name: 'Open second phone' }).click();
  const second = page.frameLocator('iframe[title="Second phone"]');
  await expect(second.getByRole('article').first()).toBeVisible();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expect(second.getByRole('button', { name: 'Notifications (1 unread)' })).toBeVisible();
  await expect(travellers.getByRole('status')).toHaveText(
    /^Liked on the left, rang on the right: \d+\.\d\ss\.$/,
  );
  const phone = page.getByRole('region', { name: /^Phone of/ });
  await phone.getByRole('button', { name: 'Follow' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Explore');
  await phone.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByRole('region', { name: 'Phone of Ananya Rao' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications (1 unread)' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a study is shared by link, checked against the data, and its file becomes a table', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this moment' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const tried = region(page, 'What people tried');
  await tried.getByRole('button').click();
  await tried.getByRole('button', { name: 'New study' }).click();
  await tried.getByRole('button', { name: 'Copy study link' }).click();
  await expect(tried.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('about:blank');
  await open(link.replace('#', '?panel=on#'));
  const study = page.getByRole('complementary', { name: 'Study' });
  await study.getByRole('button', { name: 'Begin' }).click();
  await expect(study.getByRole('heading', { name: 'Save a place in Spiti.' })).toBeVisible();
  await expectAccessible(page, 'a task of a study');
  await page
    .getByRole('article')
    .filter({ hasText: 'Spiti Valley' })
    .first()
    .getByRole('button', { name: /^Save post by/ })
    .click();
  await expect(study.getByRole('heading', { name: /^Done, in/ })).toBeVisible();
  await study.getByRole('button', { name: 'Next task' }).click();
  await study.getByRole('button', { name: 'Give up on this one' }).click();
  const download = page.waitForEvent('download');
  await study.getByRole('button', { name: 'Save results' }).click();
  const file = await (await download).path();
  await study.getByRole('button', { name: 'Close' }).click();

  await tried.getByRole('button').click();
  const chooser = page.waitForEvent('filechooser');
  await tried.getByRole('button', { name: 'Add results' }).click();
  await (await chooser).setFiles(file);
  await expect(tried.getByRole('row', { name: /^Save a place in Spiti\. 1 of 1/ })).toBeVisible();
  await expect(
    tried.getByRole('row', { name: /^Answer a question of another traveler\. 0 of 1/ }),
  ).toBeVisible();
});

test('[CARD-14] a failure is shown in the phone, and past actions are listed and undone', async ({
  page,
  open,
}) => {
  await open(withDesk());
  await firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await desk(page).getByRole('button', { name: 'History and fork' }).click();
  const moment = region(page, 'This moment');
  await expect(moment.getByRole('button', { name: /^Ananya liked .*story$/ })).toBeVisible();
  await moment.getByRole('button', { name: 'Undo' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  const said = moment.getByRole('status').filter({ hasText: 'done: ' });
  await expect(said).toHaveText(/^Undone: Ananya liked .*story$/);
  await moment.getByRole('button', { name: 'Redo' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await expect(said).toHaveText(/^Redone: Ananya liked .*story$/);
  await moment.getByRole('button', { name: 'Back to the desk' }).click();
  const failures = await openDrawer(page, 'Failures');
  await failures.getByRole('button', { name: /^Liking a post/ }).click();
  await expect(failures.getByRole('status')).toContainText('1 as expected');
  await expect(failures.getByRole('button', { name: /^Liking a post/ })).toContainText('The same words');
});

test('[ERR-02] failures run one at a time, and each releases the phone before the next form is filled', async ({
  page,
  open,
  backend,
}) => {
  await open(withDesk());
  await region(page, 'People')
    .getByRole('button', { name: /^Ishaan/ })
    .click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 1, 0 points');
  const failures = await openDrawer(page, 'Failures');
  const visiting = failures.getByRole('button', { name: /^Marking a place as visited/ });
  // The second failure is requested while the first is still running.
  await backend('latency(1500)');
  await visiting.click();
  const planning = failures.getByRole('button', { name: /^Sending a travel plan(?!, signed out)/ });
  await planning.click();
  await expect(planning).toContainText('Waiting for its turn');
  await backend('latency(0)');
  await expect(visiting).toContainText('Tried as Ananya.');
  await expect(planning).toContainText('The same words');
});

test('[PTS-09] a trial number of points per level applies in both phones, in the link and in two futures side by side', async ({
  page,
  open,
  backend,
}) => {
  await open(withDesk());
  const ledger = await openDrawer(page, 'Points ledger');
  await expect(ledger.getByRole('row', { name: /^Total/ })).toContainText('372');
  const width = ledger.getByRole('spinbutton', { name: 'Points per level' });
  await width.fill('50');
  await width.press('Enter');
  await expect(levelLink(page)).toHaveAccessibleName('Level 8, 372 points');
  await ledger.getByRole('button', { name: 'Back to the desk' }).click();

  await desk(page).getByRole('button', { name: 'History and fork' }).click();
  const moment = region(page, 'This moment');
  await moment.getByRole('button', { name: 'Fork' }).click();
  const second = page.frameLocator('iframe[title="Second phone"]');
  await second
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like post by/ })
    .click();
  await expect(second.getByText('Level 8 reached')).toHaveCount(0);
  const futures = moment.getByRole('status').filter({ hasText: 'B, on the right' });
  await expect(futures).toContainText(/Nothing was done\.Ananya has 372 points, level 8/);
  await expect(futures).toContainText(/Ananya liked .*storyAnanya has 373 points, level 8/);
  await expect(levelLink(page)).toHaveAccessibleName('Level 8, 372 points');
  await expect(firstPost(page).getByRole('button', { name: /^Unlike/ })).toHaveCount(0);
  await moment.getByRole('button', { name: 'Keep B' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 8, 373 points');
  await expect(page.getByTitle('Second phone')).toHaveCount(0);
  await expect(moment.getByText('Future B was kept.')).toBeVisible();

  const link = String(await backend('moment()'));
  await page.goto('about:blank');
  await open(link.replace('#', '?panel=off#'));
  await expect(levelLink(page)).toHaveAccessibleName('Level 8, 373 points');
});

test('a note keeps a picture of what it is pinned to, and is exported as a document', async ({
  page,
  open,
}) => {
  await open(withDesk());
  const notes = await openDrawer(page, 'Notes');
  await notes.getByRole('button', { name: 'Pin a note' }).click();
  const like = firstPost(page).getByRole('button', { name: /^Like post by/ });
  await like.hover();
  await expect(like).toHaveCSS('outline-style', 'solid');
  await like.click();
  await expect(like).toHaveCSS('outline-style', 'none');
  await notes.getByLabel(/^Note on “Like post by/).fill('Could the heart say how many?');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('img', { name: 'The place of this note' })).toBeVisible();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  const download = page.waitForEvent('download');
  await notes.getByRole('button', { name: 'Export Markdown' }).click();
  const file = await (await download).path();
  await notes.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(notes.getByRole('img')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await notes.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles(file);
  await expect(notes.getByRole('img', { name: 'The place of this note' })).toBeVisible();
});

test('a note keeps a picture of a field with what is typed in it', async ({ page, open }) => {
  await open(`${demoUrl('/create-post')}&panel=on`);
  const notes = await openDrawer(page, 'Notes');
  const story = page.getByRole('main').getByRole('textbox', { name: /story/i });
  await story.fill('Three days of rain & <b>mud</b>');
  await notes.getByRole('button', { name: 'Pin a note' }).click();
  await story.click();
  await notes.getByLabel(/^Note on/).fill('Could it grow?');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('img', { name: 'The place of this note' })).toBeVisible();
});
