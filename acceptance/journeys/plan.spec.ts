import { installClock, pauseClock } from '../support/clock.ts';
import { expectErrorToast, expectToast } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

test('[PLAN-01, PLAN-02, PLAN-05 to PLAN-07, PLAN-09, PLAN-26] shows step one, its limits and its promise', async ({
  page,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open();
  await expect(plan.main).toContainText(/within 24 hours/);
  await expect(plan.main).toContainText('₹500');
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByRole('heading', { name: 'Travel Details' })).toBeVisible();
  await expect(plan.previous).toBeDisabled();
  await expect(plan.next).toBeDisabled();
  await plan.destination.fill('Hampi');
  await page.getByLabel('Start date').fill('2026-12-04');
  await expect(plan.next).toBeDisabled();
  await page.getByLabel('End date').fill('2026-12-12');
  await expect(plan.next).toBeEnabled();
  await plan.destination.fill('   ');
  await expect(plan.next).toBeDisabled();
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

test('[PLAN-01] marks a date field that was clicked as the current one', async ({ page, app }) => {
  await app.travelPlanning.open();
  const field = page.getByLabel('Start date');
  await expect(field).toHaveCSS('outline-style', 'none');
  await field.click({ position: { x: 40, y: 20 } });
  await expect(field).toHaveCSS('outline-style', 'solid');
});

test('[PLAN-03, PLAN-04, PLAN-08, PLAN-10, PLAN-11, PLAN-13, PLAN-14] goes back and forth through the steps without losing input @smoke', async ({
  page,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillTrip();
  await page.getByRole('button', { name: 'Pilgrimage' }).click();
  await plan.next.click();
  await expect(page.getByRole('heading', { name: 'Budget & Preferences' })).toBeVisible();
  const fares = page.getByRole('group', { name: 'Budget range' }).getByRole('radio');
  await expect(fares).toHaveCount(3);
  for (const text of ['₹5,000–15,000', '₹15,000–35,000', '₹35,000+'])
    await expect(page.getByRole('group', { name: 'Budget range' })).toContainText(text);
  await page.getByRole('radio', { name: /Luxury/ }).check();
  await page.getByLabel(/^Current budget/).fill('62000');
  await page.getByLabel('Special requirements').fill('No long stairs');
  await plan.next.click();
  await expect(page.getByRole('heading', { name: 'Current Itinerary (Optional)' })).toBeVisible();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  for (const label of ['Itinerary', 'Vendor name', 'Vendor contact', 'Vendor email'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(plan.files).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png,.doc,.docx');
  await plan.files.setInputFiles(
    ['plan.pdf', 'ticket.docx'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(name),
    })),
  );
  await expect(plan.chosenFiles).toHaveText(['plan.pdf', 'ticket.docx']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(plan.chosenFiles).toHaveText(['ticket.docx']);
  await expect(plan.submit).toBeDisabled();
  await plan.fillContact();
  await expect(plan.submit).toBeEnabled();
  for (const label of ['Contact name', 'Phone', 'Mobile']) {
    const box = page.getByLabel(label);
    const before = await box.inputValue();
    await box.fill(' ');
    await expect(plan.submit).toBeDisabled();
    await box.press('Control+Enter');
    await expectErrorToast(
      page,
      'Please fill in all required fields including contact details.',
      'Missing Information',
    );
    await expect(box).toBeFocused();
    await box.fill(before);
  }
  await plan.previous.click();
  await expect(page.getByLabel('Special requirements')).toHaveValue('No long stairs');
  await expect(page.getByRole('radio', { name: /Luxury/ })).toBeChecked();
  await plan.previous.click();
  await expect(plan.destination).toHaveValue('Hampi, India');
  await expect(page.getByRole('button', { name: 'Pilgrimage' })).toHaveAttribute('aria-pressed', 'true');
  await expect(plan.previous).toBeDisabled();
});

test('[PLAN-28] fills in the name and email of the signed-in traveler, who can change them', async ({
  page,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open({ as: 'traveller_001' });
  await plan.fillTrip();
  await plan.next.click();
  await plan.next.click();
  const name = page.getByLabel('Contact name');
  await expect(name).toHaveValue('Ananya Rao');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/^ananya.*@/);
  await name.fill('Ananya R.');
  await page.reload();
  await expect(name).toHaveValue('Ananya R.');
});

test('[PLAN-15] sends on the first press, although a hint then appears above the button', async ({
  page,
  app,
}) => {
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillAllSteps();
  await page.getByLabel('Mobile').fill('no number');
  await plan.submit.click({ delay: 100 });
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});

test('[PLAN-12, PLAN-15 to PLAN-23] sends a plan that ends before it begins once, with exactly its fields, and thanks for it', async ({
  page,
  backend,
  app,
}) => {
  await installClock(page);
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillTrip('2026-12-01');
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('2');
  await page.getByRole('spinbutton', { name: 'Children' }).fill('3');
  await plan.next.click();
  await page.getByLabel(/^Current budget/).fill('62000');
  await plan.next.click();
  await page.getByLabel('Itinerary', { exact: true }).fill('Train, then bicycle.');
  await page.getByLabel('Vendor name').fill('Kaveri');
  await plan.files.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('plan'),
  });
  await plan.fillContact();
  await backend('latency(1000)');
  await pauseClock(page);
  const sent = page.waitForRequest(/\/api\/itinerary-comparison$/);
  await plan.submit.click();
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
  await expect(plan.heading).toHaveText(/^Thank you/);
  await expect(plan.part('What happens next?').getByRole('listitem')).toContainText([
    /review .*within 24 hours/,
    /personal consultation call/,
    /₹500/,
  ]);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(plan.destination).toHaveValue('');
});

test('[PLAN-10] keeps an unsent plan and its step until it is discarded', async ({ page, app }) => {
  const plan = app.travelPlanning;
  await plan.open();
  const promise = page.getByText(/replies within 24 hours/);
  const discard = page.getByRole('button', { name: 'Discard draft' });
  await expect(promise).toBeVisible();
  await expect(discard).toHaveCount(0);
  await plan.fillTrip();
  // A double click moves one step forward, not two.
  await plan.next.dblclick();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await expect(promise).toHaveCount(0);
  await page.getByRole('radio', { name: /Luxury/ }).check();
  await page.reload();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await expect(page.getByRole('radio', { name: /Luxury/ })).toBeChecked();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.goBack();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await discard.click();
  await expect(plan.step).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(plan.destination).toHaveValue('');
  await page.reload();
  await expect(plan.destination).toHaveValue('');
  await expect(discard).toHaveCount(0);
});

test('[PLAN-14] leaves out files of other kinds and says so', async ({ page, app }) => {
  const plan = app.travelPlanning;
  await plan.open();
  await plan.fillTrip();
  await plan.next.click();
  await plan.next.click();
  await plan.files.setInputFiles(
    ['plan.pdf', 'tool.exe'].map((name) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(name),
    })),
  );
  await expect(plan.chosenFiles).toHaveText(['plan.pdf']);
  await expectErrorToast(page, 'Only PDF, JPG, PNG and Word files can be added.', 'Some files were left out');
});
