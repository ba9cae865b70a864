import type { Locator, Page } from '@playwright/test';
import { mainNav, toasts } from '../pages/layout.ts';
import { expect } from '../waystone.ts';

/** Expects the toast to be inside the viewport and not to cover these elements or the bottom bar. */
export async function expectClear(page: Page, parts: Locator[]): Promise<void> {
  // A toast stays while the pointer is on it.
  await toasts(page).hover();
  // Wait until it has slid in.
  await toasts(page).evaluate((region) =>
    Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const toast = await toasts(page).boundingBox();
  if (!toast) throw new Error('No toast');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(toast.y).toBeGreaterThanOrEqual(0);
  expect(toast.y + toast.height).toBeLessThanOrEqual(height);
  expect(toast.x + toast.width).toBeLessThanOrEqual(width);
  for (const part of [mainNav(page), ...parts]) {
    const box = await part.boundingBox();
    if (!box) throw new Error(`Not visible: ${String(part)}`);
    const below = box.y >= toast.y + toast.height || box.y + box.height <= toast.y;
    const beside = box.x >= toast.x + toast.width || box.x + box.width <= toast.x;
    expect(below || beside, `The toast covers ${String(part)}`).toBe(true);
  }
}
