import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import { expectErrorToast, expectToast, heading, levelLink, openDrawer, toasts } from '../pages/layout.ts';
import { drawings, images } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** URL of an uploaded picture: from the page's own backend, or from a server. */
const UPLOADED = /^blob:|\/media\//;

test("[PROF-01 to PROF-06, PROF-15, AUTH-07] shows the current user's own profile", async ({ page, app }) => {
  const profile = app.profile();
  await profile.open();
  await expect(heading(page)).toHaveText('Ananya Rao');
  await expect(page.getByRole('main')).toContainText('Backpacker · Level 4');
  await expect(profile.main.getByRole('term')).toHaveText(['Posts', 'Visited', 'To Visit']);
  await expect(profile.counts).toHaveText(['8', '18', '5']);
  await expect(profile.tabs).toHaveText(['Achievements', 'Posts', 'Visited', 'To-Do']);
  await profile.tab('To-Do').click();
  await expect(profile.panel).toContainText('Rann of Kutch');
  await expect(profile.panel.getByRole('button', { name: 'Mark Istanbul visited' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await expect(saved.getByRole('article').first()).toBeVisible();
  await saved.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/edit-profile');
});

test('[PROF-09, PROF-12 to PROF-14] shows badges, challenges, posts and places', async ({ app }) => {
  const profile = app.profile();
  await profile.open();
  const badges = profile.part('Badges');
  await expect(badges.getByRole('listitem').first()).toContainText(
    /(common|rare|epic|legendary), worth \d+/i,
  );
  await expect(drawings(badges.getByRole('listitem').first())).not.toHaveCount(0);
  const challenges = profile.part('Challenges');
  await expect(challenges.getByRole('progressbar').first()).toHaveAccessibleName(/: \d+ of \d+$/);
  await expect(challenges.getByText(/^worth \d+$/).first()).toBeVisible();
  await expect(challenges.getByText('Completed').first()).toBeVisible();
  await profile.tab('Posts').click();
  await expect(profile.panel.getByRole('article')).toHaveCount(8);
  await profile.tab('Visited').click();
  // Posts are also list items, until the panel has changed.
  const hampi = profile.panel
    .getByRole('listitem')
    .filter({ hasText: 'Five days for two. Matanga Hill at dawn.' });
  await expect(hampi).toContainText('Hampi');
  await expect(hampi).toContainText('9 Feb 2026');
});

test('[PROF-07, PROF-08, AUTH-08] hides Saved, Edit and To-Do on other profiles; reports an unknown user', async ({
  page,
  open,
  backend,
  app,
}) => {
  const profile = app.profile('traveller_002');
  await profile.open();
  await expect(heading(page)).not.toHaveText('Ananya Rao');
  await expect(profile.counts).toHaveText([/\d/, /\d/, /\d/]);
  await expect(profile.tabs).toHaveText(['Achievements', 'Posts', 'Visited']);
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await profile.tab('Posts').click();
  await expect(profile.panel.getByRole('article').first()).toBeVisible();
  await backend('signOut()');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(profile.panel.getByRole('article').first()).toBeVisible();
  await open('/profile/nobody');
  await expect(heading(page)).toHaveText('User not found');
});

test('[THEME-01] shows the cover of a profile by day or night, as the theme says, and fetches only that one', async ({
  page,
  open,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/scenery\/(hampi-.+)\.svg/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  await open(demoUrl('/profile'));
  await expect.poll(() => fetched).toEqual(['hampi-0-night']);
  const drawer = await openDrawer(page);
  await drawer.getByRole('switch', { name: 'Dark theme' }).click();
  await expect.poll(() => fetched).toEqual(['hampi-0-night', 'hampi-0']);
});

test('[THEME-01] shows the cover of a profile by day in both themes if there is no night view', async ({
  page,
  open,
  allowedMessages,
}) => {
  allowedMessages.push(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('travel-theme', 'dark'));
  await page.route('**/pictures/scenery/*-night.svg', (route) => route.abort());
  const byDay = page.waitForResponse(/\/scenery\/hampi-0\.svg/);
  await open(demoUrl('/profile'));
  expect((await byDay).ok()).toBe(true);
});

test('[PROF-06] keeps the level ring 16 px below the Edit button', async ({ page, app }) => {
  const profile = app.profile();
  await profile.open();
  const [ring, edit] = await Promise.all([
    page.getByRole('progressbar', { name: /^Progress to level/ }).boundingBox(),
    page.getByRole('link', { name: 'Edit' }).boundingBox(),
  ]);
  expect((ring?.y ?? 0) - (edit?.y ?? 0) - (edit?.height ?? 0)).toBeCloseTo(16, 0);
});

test('[PROF-17] shows the first letter of the name if there is no picture', async ({ page, open, world }) => {
  await open(demoUrl('/explore'));
  const plain = (await world.rows('user', { picture: null })).find(({ firstName }) => firstName);
  await open(`/profile/${plain?.id}`);
  const letter = page.getByRole('main').getByText(/^\p{L}$/u);
  await expect(letter.first()).toHaveText(plain?.firstName?.charAt(0).toUpperCase() ?? '?');
});

test('[EDIT-01 to EDIT-03, EDIT-06] counts, warns of and saves a bio longer than 500 characters @smoke', async ({
  page,
  app,
}) => {
  await app.editProfile.open();
  await expect(page.getByLabel('First name')).toHaveValue('Ananya');
  await expect(page.getByLabel('Last name')).toHaveValue('Rao');
  await expect(page.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
  const { bio } = app.editProfile;
  await expect(page.getByText(/^\d+\/500$/)).toHaveText(`${(await bio.inputValue()).length}/500`);
  await bio.fill('m'.repeat(501));
  await expect(page.getByText('501/500')).toBeVisible();
  await app.editProfile.save();
  await expectToast(page, 'Profile updated');
  await page.reload();
  await expect(bio).toHaveValue('m'.repeat(501));
});

test('[EDIT-04, EDIT-05, EDIT-07, EDIT-11] takes a picture of 5 MB at most and shows it in the header', async ({
  page,
  app,
}) => {
  await app.editProfile.open();
  const input = app.editProfile.picture;
  const face = images(page.getByRole('button', { name: 'Open profile menu' }));
  await expect(face).not.toHaveAttribute('src', UPLOADED);
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await input.setInputFiles(huge);
  await expectErrorToast(page, 'Please choose an image smaller than 5MB.', 'File too large');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expectErrorToast(page, 'Please choose an image file.', 'Invalid file');
  await expect(face).not.toHaveAttribute('src', UPLOADED);
  await input.setInputFiles(pngFile('me.png'));
  await expectToast(page, 'Profile picture updated');
  await expect(face).toHaveAttribute('src', UPLOADED);
});

test('[TODO-01 to TODO-03, TODO-05, TODO-06, TODO-08, AUTH-05] adds, visits and removes a place @smoke', async ({
  page,
  app,
}) => {
  const { todoList } = app;
  await todoList.open();
  const { form, tabs, submit } = todoList;
  await expect(tabs).toHaveText([/^To Visit\s*5$/, /^Visited\s*3$/]);
  await todoList.add();
  await expect(submit).toBeDisabled();
  await form.getByLabel('Destination').fill('   ');
  await expect(submit).toBeDisabled();
  await form.getByLabel('Destination').fill('  Majuli ');
  await form.getByLabel('Notes').fill('Before it is gone');
  await submit.click();
  await expectToast(page, 'Travel destination added to your list!');
  await expect(form).toBeHidden();
  const row = todoList.rows.filter({ hasText: 'Majuli' });
  await expect(row).toContainText('Before it is gone');
  await todoList.markVisited('Majuli');
  await expectToast(page, 'Marked as visited!', '+5 points');
  await expect(row).toHaveCount(0);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 377 points');
  await todoList.add();
  await form.getByLabel('Destination').fill('majuli');
  await submit.click();
  await todoList.markVisited('majuli');
  await expectToast(page, 'Marked as visited!');
  // A place earns points only once (AMB-25).
  await expect(toasts(page)).not.toContainText('points');
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 377 points');
  await tabs.last().click();
  await expect(page.getByText('Counts this list only.')).toContainText(/All \d+ places you have visited/);
  await todoList.remove('majuli');
  await todoList.remove('Majuli');
  await expectToast(page, 'Travel destination removed from your list.');
  await expect(row).toHaveCount(0);
});
