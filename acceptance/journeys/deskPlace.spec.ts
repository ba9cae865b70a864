import type { Page } from '@playwright/test';
import { asFirstVisitor, desk, withDesk } from '../pages/demoDesk.ts';
import { demoUrl } from '../support/demoUrl.ts';
import { expect, test } from '../waystone.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** How far the column is right of the middle when it has the window to itself, and beside the desk, px. */
const ALONE = 0;
const BESIDE = 160;

declare global {
  interface Window {
    /** The left edges that the column has had since the page began to load, px. */
    columnEdges: number[];
  }
}

/** Runs in the page: notes the column's left edge in every frame. */
function noteEdges(): void {
  window.columnEdges = [];
  const look = (): void => {
    const left = document.querySelector('#root > div')?.getBoundingClientRect().left;
    if (left !== undefined && left !== window.columnEdges.at(-1)) window.columnEdges.push(left);
    requestAnimationFrame(look);
  };
  look();
}

/** Where the column has been so far, right of the middle, px. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const column = document.querySelector('#root > div')?.clientWidth ?? 0;
    const middle = (document.body.clientWidth - column) / 2;
    return window.columnEdges.map((left) => left - middle);
  });

test('[SHIP-10] a visitor’s column has its place beside the desk from the first frame', async ({ page }) => {
  await asFirstVisitor(page);
  await page.addInitScript(noteEdges);
  await page.goto('/');
  await expect(desk(page).getByRole('button', { name: 'Hide demo desk' })).toBeVisible();
  expect(await places(page)).toEqual([BESIDE]);
});

test('[SHIP-10] a link that shows the desk keeps its place, also after a reload', async ({ page, open }) => {
  await page.addInitScript(noteEdges);
  const hide = desk(page).getByRole('button', { name: 'Hide demo desk' });
  await open(withDesk('/packages'));
  await expect(hide).toBeVisible();
  expect(await places(page)).toEqual([BESIDE]);
  await page.reload();
  await expect(hide).toBeVisible();
  expect(await places(page)).toEqual([BESIDE]);
});

test('[SHIP-10] the column stays in the middle where no desk comes', async ({ page, open }) => {
  await page.addInitScript(noteEdges);
  await open(demoUrl('/'));
  expect(await places(page)).toEqual([ALONE]);
  await asFirstVisitor(page);
  await open(`${demoUrl('/')}&panel=off`);
  expect(await places(page)).toEqual([ALONE]);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await places(page)).toEqual([ALONE]);
});

test('[SHIP-10] the column stays in the middle for a person who has hidden the desk', async ({
  page,
  open,
}) => {
  await open(withDesk());
  await desk(page).getByRole('button', { name: 'Hide demo desk' }).click();
  await page.addInitScript(noteEdges);
  await page.reload();
  await expect(desk(page).getByRole('button', { name: 'Show demo desk' })).toBeVisible();
  expect(await places(page)).toEqual([ALONE]);
});

test('[SHIP-10] outlines of the desk’s first view, drawn while it loads, are where its parts appear', async ({
  page,
}) => {
  await asFirstVisitor(page);
  await page.goto('/');
  await expect(desk(page).getByRole('button', { name: 'This moment' })).toBeVisible();
  const lines = await page.evaluate(() => {
    document.documentElement.dataset['desk'] = 'loading';
    const style = getComputedStyle(document.documentElement, '::before');
    const sizes = style.backgroundSize.split(', ');
    return style.backgroundPosition
      .split(', ')
      .filter((_, index) => sizes[index]?.endsWith(' 1px'))
      .map((position) => Number(/(\d+)px$/.exec(position)?.[1]));
  });
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('.first-view > .section')].map((one) => one.getBoundingClientRect().top),
  );
  expect(lines).toHaveLength(5);
  expect(tops.map(Math.round)).toEqual(lines);
});
