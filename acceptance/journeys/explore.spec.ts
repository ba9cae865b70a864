import { articles, mainNav } from '../pages/layout.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[EXPL-05 to EXPL-08, EXPL-10 to EXPL-12] shows some of every section, also to a visitor', async ({
  page,
  app,
}) => {
  const { explore } = app;
  await explore.open({ as: 'visitor' });
  await expect(explore.packages).toHaveCount(6);
  await expect(explore.destinations).toHaveCount(6);
  await expect(explore.trending).toHaveCount(8);
  await expect(explore.part('Featured Packages').getByRole('link', { name: /^View All/ })).toHaveAttribute(
    'href',
    '/packages',
  );
  await expect(explore.part('Top Destinations').getByRole('link', { name: /^Explore All/ })).toHaveAttribute(
    'href',
    '/destinations',
  );
  for (const [index, path] of ['/create-post', '/ask-local', '/leaderboard'].entries())
    await expect(explore.shortcuts.nth(index)).toHaveAttribute('href', path);
  await explore.packages.first().click();
  await expect(page).toHaveURL(/\/package\/package_[\w-]+$/);
  await page.goBack();
  await explore.destinations.first().click();
  await expect(page).toHaveURL(/\/destination\/destination_[\w-]+$/);
});

test('[EXPL-01 to EXPL-04, EXPL-09, EXPL-13, EXPL-14] searches by button, Enter, tag and address, but not for empty text @smoke', async ({
  page,
  app,
  open,
}) => {
  // Only a zero-width space.
  await open(demoUrl('/explore?q=%E2%80%8B'));
  await expect(page.getByRole('region', { name: /^Results/ })).toHaveCount(0);
  await app.explore.open();
  const box = page.getByRole('searchbox', { name: 'Search' });
  const button = page.getByRole('search').getByRole('button', { name: 'Search' });
  await box.fill('   ');
  await button.click();
  await box.press('Enter');
  await expect(page).toHaveURL('/explore');
  await box.fill(' ferry ');
  await button.click();
  await expect(page).toHaveURL('/explore?q=ferry');
  await expect(page.getByRole('heading', { name: 'Results for “ferry”' })).toBeVisible();
  await expect(articles(page).first()).toHaveAccessibleName(/^(Story|Tip|Question|Poll) by/);
  await expect(articles(page).first()).toContainText(/ferry/i);
  await box.fill('goat');
  await box.press('Enter');
  await expect(page).toHaveURL('/explore?q=goat');
  await expect(articles(page).filter({ hasText: /goat/i }).first()).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('goat');
  await expect(articles(page).filter({ hasText: /goat/i }).first()).toBeVisible();
  await box.fill('zzzz');
  await box.press('Enter');
  await expect(page.getByText('No posts found')).toBeVisible();
  await mainNav(page).getByRole('link', { name: 'Explore' }).click();
  await app.explore.trending.filter({ hasText: '#SpitiInWinter' }).click();
  await expect(page).toHaveURL('/explore?q=spiti');
  await expect(articles(page).first()).toContainText(/spiti/i);
  const results = page.getByRole('region', { name: 'Results for “spiti”' });
  await expect(results).toBeFocused();
  await expect(results.getByRole('heading', { name: 'Results for “spiti”' })).toBeInViewport();
  await box.fill('goa');
  await box.press('Enter');
  await expect(page).toHaveURL('/explore?q=goa');
  await expect(box).toBeFocused();
  await expect(articles(page).first()).toContainText('Goa, India');
});

for (const path of ['/packages', '/destinations', '/explore'])
  test(`[PKG-10, DEST-08, EXPL-13] moves focus to the search box when a search is cleared: ${path}`, async ({
    page,
    open,
  }) => {
    await open(demoUrl(`${path}?q=no+such+place`));
    const box = page.getByRole('main').getByRole('searchbox');
    const clear = { name: 'Clear search' };
    await page.getByRole('button', clear).or(page.getByRole('link', clear)).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  });

test('[EXPL-13] moves focus to the search box on the way back from no results', async ({ page, open }) => {
  await open(demoUrl('/explore?q=no+such+place'));
  await page.getByRole('link', { name: 'Back to Explore' }).press('Enter');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('[EXPL-04, AMB-58] finds the posts of a tag by what its chip shows, and by a word after #', async ({
  page,
  app,
}) => {
  await app.explore.open();
  const box = page.getByRole('searchbox', { name: 'Search' });
  for (const [typed, found] of [
    ['#NightTrains', /night train/i],
    ['#chai', /chai/i],
  ] as const) {
    await box.fill(typed);
    await box.press('Enter');
    await expect(page.getByRole('region', { name: `Results for “${typed}”` })).toBeVisible();
    await expect(articles(page).first()).toContainText(found);
  }
});
