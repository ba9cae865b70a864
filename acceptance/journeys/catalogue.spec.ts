import { demoUrl } from '../support/demoUrl.ts';
import { articles, expectToast, heading, toasts } from '../pages/layout.ts';
import { findDestination, findPackage, seeded } from '../../tools/seeded.ts';
import { skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const featuredPackage = findPackage({ featured: true, discounted: true });

test('[PKG-01 to PKG-03, PKG-10 to PKG-12] searches, filters and counts packages', async ({
  page,
  backend,
  app,
}) => {
  await app.packages.open({ faults: ['GET /api/custom-packages~timeout'] });
  await expect(skeletons(page)).toHaveCount(6);
  await backend('clearFaults()');
  await app.packages.open();
  await expect(page.getByText(`${seeded.package.length} packages found`)).toBeVisible();
  await expect(articles(page)).toHaveCount(seeded.package.length);
  const box = page.getByRole('searchbox', { name: 'Search packages' });
  const featured = page.getByRole('button', { name: 'Featured' });
  await featured.click();
  await expect(page.getByText('6 packages found')).toBeVisible();
  await expect(articles(page)).toHaveCount(6);
  await box.fill('KYOTO');
  await expect(page.getByText('1 packages found')).toBeVisible();
  await expect(articles(page)).toContainText(['Kyoto in Blossom Week']);
  await box.fill('no such place');
  await expect(page.getByText('No packages found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByText('6 packages found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Explore' }).click();
  await expect(page).toHaveURL('/explore');
  await app.packages.open({ scenario: 'empty' });
  await expect(page.getByText('No packages found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Featured' }).click();
  await page.getByRole('button', { name: 'Show all packages' }).click();
  await expect(box).toBeFocused();
  await page.getByRole('link', { name: 'Plan a trip' }).click();
  await expect(page).toHaveURL('/travel-planning');
});

test('[PKG-04 to PKG-09, PKG-14] shows a package card', async ({ page, app }) => {
  await app.packages.open();
  const spiti = app.packages.card('Spiti Circuit: Kaza, Key and Chandratal');
  await expect(spiti.getByRole('img', { name: 'Spiti Valley, Himachal' })).toBeVisible();
  await expect(spiti.getByText('Featured', { exact: true })).toBeVisible();
  await expect(spiti).toContainText('21% off');
  await expect(spiti).toContainText('₹24,900');
  await expect(spiti.getByText('₹31,500')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(spiti).toContainText(/\d+ (days|nights)/);
  await expect(spiti).toContainText('Spiti Valley, Himachal');
  await expect(spiti).toContainText(/Rated \d\.\d out of 5, \d+ reviews?/);
  const spitiRow = seeded.package.find(({ title }) => title.startsWith('Spiti Circuit'));
  const meghalayaRow = seeded.package.find(({ title }) => title === 'Root Bridges and Clear Rivers');
  const tags = spitiRow?.tags ?? [];
  expect(tags).toHaveLength(4);
  for (const [index, tag] of tags.entries())
    await expect(spiti.getByText(tag, { exact: true })).toHaveCount(index < 3 ? 1 : 0);
  const plain = app.packages.card('Thar by Train and Camel');
  await expect(plain.getByText('Featured', { exact: true })).toHaveCount(0);
  await expect(plain).not.toContainText('off');
  await expect(plain).not.toContainText(/₹.*₹/);
  await expect(app.packages.card('Kyoto in Blossom Week')).toContainText('₹1,38,900');
  // The long description is shown if there is no short one.
  await expect(app.packages.card('Root Bridges and Clear Rivers')).toContainText(
    meghalayaRow?.description.slice(0, 40) ?? '?',
  );
  await spiti.getByRole('link', { name: /^View Package/ }).click();
  await expect(page).toHaveURL(`/package/${spitiRow?.id}`);
});

test('[PKGD-01 to PKGD-10] shows a package page @smoke', async ({ page, open, app }) => {
  const screen = app.package(featuredPackage.id);
  await screen.open();
  const { main } = screen;
  await expect(heading(page)).toHaveText('Spiti Circuit: Kaza, Key and Chandratal');
  await expect(main.getByRole('img', { name: 'Spiti Valley, Himachal' })).toBeVisible();
  await expect(main.getByText('Featured', { exact: true })).toBeVisible();
  for (const text of [
    '21% off',
    'Spiti Valley, Himachal',
    '₹24,900',
    'per person',
    'Verified travel partner',
  ])
    await expect(main).toContainText(text);
  await expect(main).toContainText(/Rated \d\.\d out of 5, \d+ reviews?/);
  await expect(screen.part('About This Package')).toContainText(/\w{4}/);
  for (const title of ['Package Highlights', "What's Included", 'Not Included'])
    await expect(screen.part(title).getByRole('listitem')).not.toHaveCount(0);
  await expect(main).toContainText('Kunzum Trails, Kaza');
  await expect(page.getByText('Best price guaranteed • Free cancellation')).toBeVisible();
  // Only the ticket has notches.
  await expect(main.getByRole('button', { name: 'Book This Package' })).toHaveCSS('mask-image', 'none');
  await screen.pressComingSoon('Book This Package');
  await open('/package/nothing');
  await expect(heading(page)).toHaveText('Package Not Found');
  await expect(main.getByRole('link')).toHaveAttribute('href', '/explore');
});

test('[DEST-01 to DEST-03, DEST-08, DEST-09] searches, filters and counts destinations', async ({
  page,
  backend,
  app,
}) => {
  await app.destinations.open({ faults: ['GET /api/custom-destinations~timeout'] });
  await expect(skeletons(page)).toHaveCount(6);
  await backend('clearFaults()');
  await app.destinations.open();
  await expect(page.getByText(`${seeded.destination.length} destinations found`)).toBeVisible();
  await page.getByRole('button', { name: 'Featured' }).click();
  await expect(page.getByText('8 destinations found')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search destinations' });
  await box.fill('jAPan');
  await expect(articles(page)).toContainText(['Kyoto, Japan']);
  await expect(page.getByText('1 destinations found')).toBeVisible();
  await box.fill('no such place');
  await expect(page.getByText('No destinations found')).toBeVisible();
});

test('[DEST-04 to DEST-07] shows a destination card', async ({ page, app }) => {
  await app.destinations.open();
  const hampi = app.destinations.card('Hampi, India');
  await expect(hampi.getByRole('presentation')).toHaveCount(1);
  await expect(hampi.getByText('Featured', { exact: true })).toBeVisible();
  await expect(hampi).toContainText('Best time to visit: November to February');
  await expect(hampi).toContainText('₹2,200');
  await expect(hampi).toContainText('average cost per day');
  await expect(hampi).toContainText(/Rated \d\.\d out of 5, \d+ reviews?/);
  await expect(app.destinations.card('Rann of Kutch, India')).toContainText('Varies');
  const spiti = app.destinations.card('Spiti Valley, India');
  const row = seeded.destination.find(({ name }) => name === 'Spiti Valley');
  expect(row?.tags).toHaveLength(5);
  for (const [index, tag] of (row?.tags ?? []).entries())
    await expect(spiti.getByText(tag, { exact: true })).toHaveCount(index < 4 ? 1 : 0);
  await expect(spiti).toContainText(`Highlights: ${row?.highlights.slice(0, 2).join(' · ')}`);
  await expect(spiti).not.toContainText(row?.highlights[2] ?? '?');
  await spiti.getByRole('link').click();
  await expect(page).toHaveURL(`/destination/${row?.id}`);
});

test('[DESTD-01 to DESTD-10] shows a destination page', async ({ page, open, app }) => {
  const screen = app.destination(findDestination({ name: 'Hampi' }).id);
  await screen.open();
  const { main } = screen;
  await expect(heading(page)).toHaveText('Hampi');
  await expect(main.getByRole('img', { name: 'Hampi, India' })).toBeVisible();
  for (const text of ['Top Destination', 'November to February', 'India', 'Average daily cost', '₹2,200'])
    await expect(main).toContainText(text);
  await expect(main).toContainText(/Rated \d\.\d out of 5, \d+ reviews?/);
  await expect(screen.part('About')).toContainText(/\w{4}/);
  await expect(screen.part('Must-Visit Highlights').getByRole('listitem')).toHaveCount(4);
  await expect(screen.part('Popular Activities').getByRole('listitem').first()).toContainText(
    /\p{Extended_Pictographic}/u,
  );
  await expect(screen.part('When to Visit')).toContainText('November to February');
  // The legend of its half-filled months.
  await expect(screen.part('When to Visit')).toContainText('Month before or after');
  await expect(screen.part('Quick Facts').getByRole('term')).not.toHaveCount(0);
  await screen.pressComingSoon('Find Packages to Hampi');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await screen.pressComingSoon('View Travel Photos');
  await open(`/destination/${findDestination({ featured: false, hasCost: false }).id}`);
  await expect(main).toContainText('Price varies');
  await expect(main).not.toContainText('Top Destination');
  await open('/destination/nothing');
  await expect(heading(page)).toHaveText('Destination Not Found');
});

test('[PKG-01, APP-23] restores the list when coming back from a package, and shows the whole list to a direct link', async ({
  page,
  open,
  app,
}) => {
  await app.packages.open();
  await page.getByRole('button', { name: 'Featured' }).click();
  await page.getByRole('searchbox', { name: 'Search packages' }).fill('a');
  const found = page.getByText('packages found');
  const count = await found.textContent();
  await articles(page).nth(3).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await articles(page)
    .nth(3)
    .getByRole('link', { name: /^View Package/ })
    .click();
  const back = page.getByRole('link', { name: 'Back to packages' });
  await back.click();
  await expect(page).toHaveURL('/packages?q=a&featured=true');
  await expect(found).toHaveText(count ?? '');
  await expect(page.getByRole('button', { name: 'Featured', pressed: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
  await page.reload();
  await expect(found).toHaveText(count ?? '');
  await open(`/package/${featuredPackage.id}`);
  await back.click();
  await expect(page).toHaveURL('/packages');
  await expect(page.getByText(`${seeded.package.length} packages found`)).toBeVisible();
});

test('[AMB-34, PKGD-08, DESTD-10] Book leads to a plan for the place, View Travel Photos to its posts', async ({
  page,
  open,
}) => {
  await open(demoUrl('/travel-planning'));
  await page.getByLabel('Destination').fill('Goa');
  await open(demoUrl(`/package/${featuredPackage.id}`));
  await page.getByRole('button', { name: 'Book This Package' }).click();
  await page.getByRole('button', { name: 'Plan this trip' }).click();
  await expect(page).toHaveURL('/travel-planning');
  const destination = seeded.package.find(({ id }) => id === featuredPackage.id)?.destination ?? '';
  await expect(page.getByLabel('Destination')).toHaveValue(destination);
  await expectToast(page, 'Destination changed', `From Goa to ${destination}.`);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Goa');
  await page.getByLabel('Start date').fill('2026-12-04');
  await expect(page.getByLabel('Start date')).toHaveAccessibleDescription('Friday, 4 Dec 2026');
  await open(demoUrl(`/destination/${findDestination({ name: 'Hampi' }).id}`));
  await page.getByRole('button', { name: 'View Travel Photos' }).click();
  await page.getByRole('button', { name: 'See posts' }).click();
  await expect(page).toHaveURL('/explore?q=Hampi');
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`[PKGD-02, PKGD-08] shows picture, price and booking without scrolling at ${width} x ${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open(demoUrl(`/package/${featuredPackage.id}`));
    const book = await page.getByRole('button', { name: 'Book This Package' }).boundingBox();
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect((book?.y ?? height) + (book?.height ?? 0)).toBeLessThan(nav?.y ?? 0);
  });
