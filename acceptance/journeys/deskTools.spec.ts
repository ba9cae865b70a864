import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { desk, openDrawer, region, withDesk } from '../pages/demoDesk.ts';
import { firstPost, levelLink } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ }).first();
const like = (page: Page): Promise<void> =>
  firstPost(page)
    .getByRole('button', { name: /^Like post by/ })
    .click();
const back = (page: Page): Promise<void> =>
  desk(page).getByRole('button', { name: 'Back to the desk' }).click();

/** The text of the file that a button saves. */
async function saved(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path(), 'utf8');
}

/** Selects files with the button's file chooser. */
async function choose(page: Page, button: Locator, ...texts: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  const files = texts.map((text, index) => ({
    name: `${index}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(files);
}

/** Opens the first list entry with this title and returns it. */
async function opened(list: Locator, title: RegExp): Promise<Locator> {
  const entry = list.getByRole('listitem').filter({ hasText: title }).first();
  await entry.getByText(title).click();
  return entry;
}

test('messages are sent by a form, the connection is cut and restored, and both are inspected', async ({
  page,
  open,
  backend,
}) => {
  await open(withDesk());
  const live = await openDrawer(page, 'Live');
  await live.getByLabel('Message').selectOption({ label: 'Someone follows you' });
  await live.getByLabel('From').selectOption({ label: 'Zoya Khan' });
  const send = live.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
  await live.getByRole('button', { name: 'Drop connection' }).click();
  await send.click();
  await expect(live.getByRole('status')).toHaveText('The line is cut: nothing has arrived.');
  await expect(bell(page)).toHaveAccessibleName('Notifications (1 unread)');
  await live.getByRole('button', { name: 'Restore connection' }).click();
  // The phone reconnects after a while, without any event.
  await expect(async () => {
    await send.click();
    await expect(bell(page)).toHaveAccessibleName(/\([2-9] unread\)/, { timeout: 1000 });
  }).toPass();
  await live.getByRole('button', { name: 'Busy' }).click();
  await expect.poll(async () => JSON.stringify(await backend('log()'))).toContain('"as":');
  await live.getByRole('button', { name: 'Still' }).click();
  await back(page);

  const inspect = await openDrawer(page, 'Inspect');
  await like(page);
  await inspect.getByLabel('Search requests').fill('post like');
  await expect(await opened(inspect, /^POST \/api\/posts\/.+\/like/)).toContainText('"answer"');
  await inspect.getByRole('button', { name: 'Messages' }).click();
  await inspect.getByLabel('Search messages').fill('zoya');
  await expect(await opened(inspect, /^new_follow/)).toContainText('"userName": "Zoya Khan"');
  await inspect.getByRole('button', { name: 'Tables' }).click();
  await inspect.getByLabel('Table').selectOption('user');
  await inspect.getByLabel('Search rows').fill('somchai');
  await expect(await opened(inspect, /^traveller_/)).toContainText('"firstName": "Somchai"');
  await inspect.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => JSON.stringify(await backend('log()'))).toBe('[]');
});

test('any user is found by name, and an expired session rejects the next write', async ({ page, open }) => {
  await open(withDesk());
  const people = region(page, 'People');
  await people.getByRole('button', { name: 'All 66 people' }).click();
  await people.getByLabel('Search all people').fill('somch');
  await people.getByRole('button', { name: /^Somchai/ }).click();
  await expect(desk(page).getByRole('status').first()).toContainText('You are Somchai');
  const expire = people.getByRole('button', { name: 'Expire session' });
  await expire.click();
  const sentence = desk(page).getByRole('status').first();
  const expired = people.getByText(/^Session expired/);
  await expect(expired).toBeVisible();
  await expect(expire).toBeDisabled();
  await like(page);
  const failure = page.getByText('Failed to like post. Please try again.');
  await expect(failure).toBeVisible();
  await people.getByRole('button', { name: /^Ishaan/ }).click();
  await expect(failure).toHaveCount(0);
  await expect(sentence).toContainText('You are Ishaan');
  await expect(expired).toHaveCount(0);
  await expect(expire).toBeEnabled();
});

test('guest and visitor are chosen by a press on their lowest edge too', async ({ page, open }) => {
  await open(withDesk());
  for (const name of ['Guest', 'Visitor']) {
    const person = region(page, 'People').getByRole('button', { name, exact: true });
    const { width = 0, height = 0 } = (await person.boundingBox()) ?? {};
    await person.click({ position: { x: width / 2, y: height - 1 } });
    await expect(person).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a moment is exported as a file, a story and a test, and imported by button and by drop', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(withDesk());
  await like(page);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  // The like changes this row of the desk.
  await expect(desk(page).getByRole('button', { name: /^Undo: / })).toBeEnabled();
  await desk(page).getByRole('button', { name: 'History and fork' }).click();
  const moment = region(page, 'This moment');
  const file = await saved(page, moment.getByRole('button', { name: 'Export' }));
  const undo = moment.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await choose(page, moment.getByRole('button', { name: 'Import' }), '{"a": 1}');
  await expect(desk(page).getByRole('alert')).toHaveText('Not a moment');
  await choose(page, moment.getByRole('button', { name: 'Import' }), file);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await undo.click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'moment.json', { type: 'application/json' }));
    return data;
  }, file);
  await page.dispatchEvent('main', 'drop', { dataTransfer: drop });
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');

  const story = await saved(page, moment.getByRole('button', { name: 'Freeze as story' }));
  expect(story).toContain("'like/");
  expect(story).toContain("as: 'traveller_001'");
  const copied = await saved(page, moment.getByRole('button', { name: 'Copy as test' }));
  expect(copied).toContain('await open(');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
});

test('choosing what a note is about ends with Cancel, and when the notes are left', async ({
  page,
  open,
}) => {
  await open(withDesk());
  const notes = await openDrawer(page, 'Notes');
  const pin = notes.getByRole('button', { name: 'Pin a note' });
  await pin.click();
  await expect(notes.getByText('Now press something on the phone.')).toBeVisible();
  await notes.getByRole('button', { name: 'Cancel' }).click();
  await expect(pin).toBeFocused();
  await pin.click();
  await back(page);
  await like(page);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
});

test('two futures are tried one after the other where there is room for one phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'History and fork' }).click();
  const moment = region(page, 'This moment');
  await moment.getByRole('button', { name: 'Fork' }).click();
  await like(page);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await moment.getByRole('button', { name: 'Try future B' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  const futures = moment.getByRole('status').filter({ hasText: 'B, in the phone' });
  await expect(futures).toContainText(/Ananya liked .*story\s*Ananya has 373 points/);
  await expect(futures).toContainText(/B, in the phone\s*Nothing was done\.\s*Ananya has 372 points/);
  await moment.getByRole('button', { name: 'Keep A' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 373 points');
  await expect(moment.getByText('Future A was kept.')).toBeVisible();
});

test('past awards are replayed, and trial results are exported as files and merged', async ({
  page,
  open,
}) => {
  await open(withDesk());
  const ledger = await openDrawer(page, 'Points ledger');
  await ledger.getByRole('button', { name: 'Local answer' }).click();
  const reasons = ledger.getByRole('listitem');
  await expect(reasons).toHaveCount(10);
  await expect(ledger.getByText('Newest first')).toBeVisible();
  await expect(reasons.first()).toHaveText(/^Answered “.+”\d+ \w+, \d\d:\d\d$/);
  await expect(reasons.last()).toHaveText('40 more before the demo began');
  const worth = ledger.getByRole('spinbutton', { name: 'Local answer' });
  const left = async (): Promise<number | undefined> => (await worth.boundingBox())?.x;
  const before = await left();
  await worth.fill('5');
  await worth.press('Enter');
  expect(await left()).toBe(before);
  const mine = ledger.getByRole('row', { name: /^Ananya Rao/ });
  await expect(mine).toHaveText(/^Ananya Rao\s*372\s*421/);
  await expect(levelLink(page)).toHaveAccessibleName('Level 4, 372 points');
  await ledger.getByRole('button', { name: 'Replay past awards' }).click();
  await expect(levelLink(page)).toHaveAccessibleName('Level 5, 421 points');
  await expect(mine).toHaveText(/^Ananya Rao\s*372\s*421/);
  await back(page);

  await like(page);
  const tried = await openDrawer(page, 'What people tried');
  expect(await saved(page, tried.getByRole('button', { name: 'Export CSV' }))).toContain(
    '"Ananya","First time","Liked"',
  );
  const json: unknown = JSON.parse(await saved(page, tried.getByRole('button', { name: 'Export JSON' })));
  expect(json).toMatchObject([{ person: 'Ananya', what: 'Liked' }]);
  const results = [20, 40].map((seconds) =>
    JSON.stringify({
      study: 'First steps',
      participant: `Person ${seconds}`,
      begun: '2026-02-10T06:30:00.000Z',
      results: [{ task: 'Vote.', outcome: 'done', seconds }],
    }),
  );
  await choose(page, tried.getByRole('button', { name: 'Add results' }), ...results);
  await expect(tried.getByRole('row', { name: /^Vote\. 2 of 2 30 s/ })).toBeVisible();
  expect(await saved(page, tried.getByRole('button', { name: 'Export table' }))).toContain(
    '"First steps","Person 40"',
  );
});
