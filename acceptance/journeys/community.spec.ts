import { demoUrl } from '../support/demoUrl.ts';
import { installClock, pauseClock } from '../support/clock.ts';
import { articles, expectErrorToast, expectToast, heading, mainNav } from '../pages/layout.ts';
import { findQuestion } from '../../tools/seeded.ts';
import { skeletons } from '../support/appearance.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

const answered = findQuestion({ answers: 3, category: 'food', urgency: 'high', country: 'India' });
const unanswered = findQuestion({ answers: 0, urgency: 'low' });

test('[ASK-02 to ASK-07, ASK-12, ASK-13] shows the board, its categories, its search and own questions', async ({
  page,
  backend,
  app,
}) => {
  await app.askLocal.open();
  await expect(page.getByRole('heading', { name: 'Community Questions' })).toBeVisible();
  await expect(articles(page)).toHaveCount(50);
  await expect(app.askLocal.mine.getByRole('heading')).toHaveText('My Questions (5)');
  await expect(app.askLocal.mine.getByRole('listitem')).toHaveCount(3);
  const all = app.askLocal.mine.getByRole('link', { name: 'View All My Questions' });
  await expect(all).toHaveAttribute('href', /^\/profile/);

  const { categories } = app.askLocal;
  await expect(categories).toHaveText([
    'All',
    'General',
    'Accommodation',
    'Food',
    'Transport',
    'Activities',
    'Culture',
    'Safety',
  ]);
  await categories.getByText('Food').click();
  await expect(articles(page).getByText('Transport', { exact: true })).toHaveCount(0);
  await expect.poll(() => articles(page).count()).toBeLessThan(50);
  const cards = await articles(page).count();
  await expect(articles(page).getByText('Food', { exact: true })).toHaveCount(cards);
  await categories.getByText('All').click();
  await expect(articles(page)).toHaveCount(50);

  const box = page.getByPlaceholder('Search questions, destinations...');
  await box.fill('LAUNDROMAT');
  await expect(articles(page)).toHaveCount(1);
  await box.fill('no such words');
  await expect(page.getByText('No questions found')).toBeVisible();
  await expect(page.getByText('Try a different search term')).toBeVisible();
  await box.fill('');
  await backend("fault('GET /api/local-questions', 500)");
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The questions did not load')).toBeVisible();
  await backend('clearFaults()');
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(page.getByText('The questions did not load')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
});

test('[ASK-01, ASK-08 to ASK-11] asks for the first question on an empty board', async ({
  page,
  backend,
  app,
}) => {
  await app.askLocal.open({ faults: ['GET /api/local-questions~timeout'] });
  await expect(skeletons(page)).toHaveCount(3);
  await backend('clearFaults()');
  await app.askLocal.open({ scenario: 'empty' });
  await expect(page.getByText('No questions yet')).toBeVisible();
  await expect(page.getByText('Be the first to ask a question!')).toBeVisible();
  await expect(app.askLocal.mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the First Question' }).click();
  await expect(app.askLocal.form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.askLocal.form).toBeHidden();
  await app.askLocal.ask();
  await expect(app.askLocal.form).toBeVisible();
});

test('[ASK-06, ASK-12] clears search and category when Ask Local is pressed in the bottom bar @smoke', async ({
  page,
  open,
}) => {
  await open(demoUrl('/ask-local?category=food'));
  const box = page.getByRole('searchbox');
  await box.fill('thaal');
  await expect(page).toHaveURL('/ask-local?category=food&q=thaal');
  await mainNav(page).getByRole('link', { name: 'Ask Local' }).click();
  await expect(page).toHaveURL('/ask-local');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('thaal');
});

test('[ASK-14 to ASK-19, ASK-25] shows a question card', async ({ page, app }) => {
  await app.askLocal.open();
  const urgent = articles(page).filter({ hasText: 'A proper Bohri thaal for four' });
  for (const text of ['Food', 'Urgent', 'Answered'])
    await expect(urgent.getByText(text, { exact: true })).toBeVisible();
  await expect(urgent).toContainText(/\d+ answers?/);
  await expect(urgent.getByText(/^(Just now|\d+h ago|\d+d ago)$/)).toBeVisible();
  await expect(urgent.getByRole('link', { name: /./ }).nth(1)).toHaveAttribute('href', /^\/profile\//);
  const preview = await urgent
    .getByRole('paragraph')
    .first()
    .evaluate((text) => {
      const style = getComputedStyle(text);
      return text.clientHeight / Number.parseFloat(style.lineHeight);
    });
  expect(preview).toBeLessThanOrEqual(2.2);
  const open1 = articles(page).filter({ hasText: unanswered.title });
  await expect(open1.getByText('open', { exact: true })).toBeVisible();
  await expect(open1.getByText('Low', { exact: true })).toBeVisible();
  await expect(articles(page).getByText('Normal', { exact: true }).first()).toBeAttached();
  await open1.getByRole('link', { name: 'View & Answer' }).click();
  await expect(page).toHaveURL(`/question/${unanswered.id}`);
});

test('[ASK-20 to ASK-24, ASK-26, ASK-27, ASK-31] names missing fields, keeps the form and shows the new question', async ({
  page,
  backend,
  app,
}) => {
  await installClock(page);
  await app.askLocal.open();
  await app.askLocal.ask();
  const { form } = app.askLocal;
  await expect(form.getByLabel('Category')).toHaveValue('general');
  await expect(form.getByLabel('Urgency')).toHaveValue('normal');
  const post = form.getByRole('button', { name: 'Post Question' });
  await post.click();
  const first = 'Please fill in title, question details, and destination.';
  await expectErrorToast(page, first, 'Missing Information');
  await expect(form.getByLabel('Country')).toHaveAccessibleDescription(/^Add a country\./);
  await form.getByLabel('Title').fill('Is the ferry running?');
  await form.getByLabel('Question details').fill('   ');
  await form.getByLabel('Destination').fill('Elephanta');
  await post.click();
  await expectErrorToast(page, first, 'Missing Information');
  await form.getByLabel('Question details').fill('On Monday, with two children.');
  await post.click();
  await expectErrorToast(page, 'Please specify the country for your destination.', 'Missing Information');
  await form.getByLabel('Country').fill('India');
  await expect(form.getByLabel('Country')).toHaveAccessibleDescription('');
  await form.getByLabel('Category').selectOption('transport');
  await form.getByLabel('Urgency').selectOption({ label: 'Urgent' });
  await backend('latency(1000)');
  await pauseClock(page);
  await post.click();
  await page.clock.runFor(100);
  await expect(form.getByRole('button', { name: 'Posting' })).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByLabel('Title')).toHaveValue('Is the ferry running?');
  await backend('latency(0)');
  await page.clock.resume();
  await expectToast(page, 'Question Posted!');
  await expect(form).toBeHidden();
  await expect(app.askLocal.mine.getByRole('heading')).toHaveText('My Questions (6)');
  await expect(app.askLocal.mine.getByRole('listitem').first()).toContainText('Is the ferry running?');
  await expect(articles(page).first()).toContainText('Is the ferry running?');
  await app.askLocal.ask();
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('[Q-01 to Q-03, Q-07 to Q-09, Q-15] shows a question with its answers and counts votes on them @smoke', async ({
  page,
  app,
}) => {
  const question = app.question(answered.id);
  await question.open({ as: 'traveller_003' });
  const { answers, main } = question;
  await expect(heading(page)).toHaveText(answered.title);
  for (const text of ['Food', 'Urgent', 'Answered', 'India'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText(/^(Just now|\d+h ago)$/).first()).toBeVisible();
  const count = await answers.getByRole('button', { name: /^Helpful/ }).count();
  await expect(answers.getByRole('heading')).toHaveText(`Answers (${count})`);
  const people = (links: (HTMLElement | SVGElement)[]): number =>
    links.filter((link) => link.getAttribute('href')?.startsWith('/profile/')).length;
  expect(await main.getByRole('link').evaluateAll(people)).toBe(count + 1);
  const helpful = answers.getByRole('button', { name: /^Helpful: answer by/ }).first();
  const not = answers.getByRole('button', { name: /^Not helpful: answer by/ }).first();
  const before = [await helpful.innerText(), await not.innerText()].map(Number);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText(String((before[0] ?? 0) + 1));
  await not.click();
  await expect(not).toHaveText(String((before[1] ?? 0) + 1));
  await expect(helpful).toHaveText(String(before[0]));
  await main.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('[Q-04 to Q-06, Q-10 to Q-12] sends the first answer once, lists it and marks the question as answered', async ({
  page,
  open,
  backend,
  app,
}) => {
  await installClock(page);
  const question = app.question(unanswered.id);
  await question.open();
  await expect(page.getByText('No answers yet. Be the first to help!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Share Your Knowledge' })).toBeVisible();
  const { answer: box, submit: post } = question;
  await expect(post).toBeDisabled();
  await expect(page.getByText('+4 points')).toBeVisible();
  await box.fill('   ');
  await expect(post).toBeDisabled();
  await box.fill('Lavanderia on Seifertova, until ten.');
  await backend('latency(1000)');
  await pauseClock(page);
  await post.click();
  await page.clock.runFor(100);
  await expect(page.getByRole('button', { name: 'Posting' })).toBeDisabled();
  await backend('latency(0)');
  await page.clock.resume();
  await expectToast(page, 'Answer posted', 'Your answer has been posted successfully.');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Answers (1)' })).toBeVisible();
  await expect(page.getByText('Lavanderia on Seifertova, until ten.')).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lavanderia' })).toBeFocused();
  await open('/question/nothing');
  await expect(heading(page)).toHaveText('Question not found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
