import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { expectFailure, expectToast } from '../pages/frame.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const step = (page: Page) => page.getByRole('progressbar', { name: 'Travel plan' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit my plan' });

async function fillTrip(page: Page, end = '2026-12-12'): Promise<void> {
  await page.getByLabel('Destination').fill('Hampi, India');
  await page.getByLabel('Start date').fill('2026-12-04');
  await page.getByLabel('End date').fill(end);
}
async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Contact name').fill('Ananya Rao');
  await page.getByLabel('Email', { exact: true }).fill('ananya@example.com');
  await page.getByLabel('Phone').fill('080 1234 5678');
  await page.getByLabel('Mobile').fill('98450 12345');
}

test('[PLAN-01, PLAN-02, PLAN-05 to PLAN-07, PLAN-09, PLAN-26] shows step one, its limits and its promise', async ({
  page,
  open,
}) => {
  await open(demoUrl('/travel-planning'));
  await expect(page.getByRole('main')).toContainText(/within 24 hours/);
  await expect(page.getByRole('main')).toContainText('₹500');
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByRole('heading', { name: 'Travel Details' })).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Destination').fill('Hampi');
  await page.getByLabel('Start date').fill('2026-12-04');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('End date').fill('2026-12-12');
  await expect(next(page)).toBeEnabled();
  await page.getByLabel('Destination').fill('   ');
  await expect(next(page)).toBeDisabled();
  for (const [label, first, last] of [
    ['Adults', 1, 8],
    ['Children', 0, 5],
  ] as const) {
    const box = page.getByRole('spinbutton', { name: label });
    await expect(box).toHaveValue(String(first));
    await expect(box).toHaveAttribute('min', String(first));
    await expect(box).toHaveAttribute('max', String(last));
    await box.fill('9');
    await expect(box).toHaveValue(String(last));
  }
  const types = page.getByRole('group', { name: 'Travel type' }).getByRole('button');
  await expect(types).toHaveText(['Leisure', 'Business', 'Adventure', 'Family', 'Honeymoon', 'Pilgrimage']);
  await expect(types.first()).toHaveAttribute('aria-pressed', 'true');
});

test('[PLAN-03, PLAN-04, PLAN-08, PLAN-10, PLAN-11, PLAN-13, PLAN-14] goes back and forth through the steps without losing input @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/travel-planning'));
  await fillTrip(page);
  await page.getByRole('button', { name: 'Pilgrimage' }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Budget & Preferences' })).toBeVisible();
  const fares = page.getByRole('group', { name: 'Budget range' }).getByRole('radio');
  await expect(fares).toHaveCount(3);
  for (const text of ['₹5,000–15,000', '₹15,000–35,000', '₹35,000+'])
    await expect(page.getByRole('group', { name: 'Budget range' })).toContainText(text);
  await page.getByRole('radio', { name: /Luxury/ }).check();
  await page.getByLabel(/^Current budget/).fill('62000');
  await page.getByLabel('Special requirements').fill('No long stairs');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Current Itinerary (Optional)' })).toBeVisible();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  for (const label of ['Itinerary', 'Vendor name', 'Vendor contact', 'Vendor email'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  const files = page.getByLabel('Add files');
  await expect(files).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png,.doc,.docx');
  await files.setInputFiles(
    ['plan.pdf', 'ticket.docx'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(name),
    })),
  );
  const list = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(list).toHaveText(['plan.pdf', 'ticket.docx']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(list).toHaveText(['ticket.docx']);
  await expect(submit(page)).toBeDisabled();
  await fillContact(page);
  await expect(submit(page)).toBeEnabled();
  for (const label of ['Contact name', 'Phone', 'Mobile']) {
    const box = page.getByLabel(label);
    const before = await box.inputValue();
    await box.fill(' ');
    await expect(submit(page)).toBeDisabled();
    await box.press('Control+Enter');
    await expectFailure(
      page,
      'Please fill in all required fields including contact details.',
      'Missing Information',
    );
    await expect(box).toBeFocused();
    await box.fill(before);
  }
  await previous(page).click();
  await expect(page.getByLabel('Special requirements')).toHaveValue('No long stairs');
  await expect(page.getByRole('radio', { name: /Luxury/ })).toBeChecked();
  await previous(page).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Hampi, India');
  await expect(page.getByRole('button', { name: 'Pilgrimage' })).toHaveAttribute('aria-pressed', 'true');
  await expect(previous(page)).toBeDisabled();
});

test('[PLAN-12, PLAN-15 to PLAN-23] sends a plan that ends before it begins once, with exactly its fields, and thanks for it', async ({
  page,
  open,
  backend,
}) => {
  await installClock(page);
  await open(demoUrl('/travel-planning'));
  await fillTrip(page, '2026-12-01');
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('2');
  await page.getByRole('spinbutton', { name: 'Children' }).fill('3');
  await next(page).click();
  await page.getByLabel(/^Current budget/).fill('62000');
  await next(page).click();
  await page.getByLabel('Itinerary', { exact: true }).fill('Train, then bicycle.');
  await page.getByLabel('Vendor name').fill('Kaveri');
  await page.getByLabel('Add files').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('plan'),
  });
  await fillContact(page);
  await backend('latency(1000)');
  await pauseClock(page);
  const sent = page.waitForRequest(/\/api\/itinerary-comparison$/);
  await submit(page).click();
  await page.clock.runFor(100);
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
  const body = (await sent).postDataJSON();
  await page.clock.resume();
  expect(body).toEqual({
    destination: 'Hampi, India',
    startDate: '2026-12-04',
    endDate: '2026-12-01',
    duration: -3,
    travelType: 'leisure',
    groupSize: 5,
    budget: expect.stringContaining('₹15,000'),
    budgetFlexibility: 'flexible',
    accommodation: 'hotel',
    travelStyle: ['leisure'],
    interests: ['general'],
    transportation: 'flight',
    contactName: 'Ananya Rao',
    contactEmail: 'ananya@example.com',
    contactPhone: '080 1234 5678',
    contactMobile: '98450 12345',
    specialRequests: '',
    dietaryRestrictions: '',
    accessibility: '',
    status: 'pending',
  });
  await expectToast(
    page,
    'Itinerary Submitted Successfully!',
    'Our travel experts will review your requirements and get back to you within 24 hours.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  const after = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What happens next?' }) });
  await expect(after.getByRole('listitem')).toContainText([
    /review .*within 24 hours/,
    /personal consultation call/,
    /₹500/,
  ]);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByLabel('Destination')).toHaveValue('');
});

test('[PLAN-10] keeps an unsent plan and its step until it is discarded', async ({ page, open }) => {
  await open(demoUrl('/travel-planning'));
  const promise = page.getByText(/replies within 24 hours/);
  const discard = page.getByRole('button', { name: 'Discard draft' });
  await expect(promise).toBeVisible();
  await expect(discard).toHaveCount(0);
  await fillTrip(page);
  // A double click goes one step forward, not two.
  await next(page).dblclick();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await expect(promise).toHaveCount(0);
  await page.getByRole('radio', { name: /Luxury/ }).check();
  await page.reload();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await expect(page.getByRole('radio', { name: /Luxury/ })).toBeChecked();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.goBack();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await discard.click();
  await expect(step(page)).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByLabel('Destination')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Destination')).toHaveValue('');
  await expect(discard).toHaveCount(0);
});

test('[PLAN-14] leaves out files of other kinds and says so', async ({ page, open }) => {
  await open(demoUrl('/travel-planning'));
  await fillTrip(page);
  await next(page).click();
  await next(page).click();
  await page.getByLabel('Add files').setInputFiles(
    ['plan.pdf', 'tool.exe'].map((name) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(name),
    })),
  );
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText(['plan.pdf']);
  await expectFailure(page, 'Only PDF, JPG, PNG and Word files can be added.', 'Some files were left out');
});
