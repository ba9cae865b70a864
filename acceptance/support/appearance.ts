import type { Locator, Page } from '@playwright/test';

/*
 * What is only seen: no role or name tells of it. These are the only CSS selectors of the journeys;
 * `tools/guards.test.ts` refuses others.
 */

/** The grey shapes that stand where something loads; screen readers are told once, in words. */
export const skeletons = (scope: Page | Locator): Locator => scope.locator('[data-skeleton]');
/** What still loads, sends or leads elsewhere. */
export const unfinished = (page: Page): Locator => page.locator('[data-skeleton], main [aria-busy="true"]');
/** Pictures, whether they say something or only decorate. */
export const images = (scope: Locator): Locator => scope.locator('img');
/** The picture that stands for one that did not load. */
export const fallbackPictures = (page: Page): Locator => page.locator('img[data-fallback]');
/** The picture behind a whole screen, of which each width has its own. */
export const fullBleedPicture = (page: Page): Locator => page.locator('[data-full-bleed] img:visible');
/** The words of a tab, without the room around them. */
export const labelOf = (tab: Locator): Locator => tab.locator('span');
/** Drawn parts, such as stamps. */
export const drawings = (scope: Locator): Locator => scope.locator('svg');
/** The bar that sticks to the top with tabs in it. */
export const stickyBarOf = (tabs: Locator): Locator => tabs.locator('..');
/** What has the focus, whatever it is. */
export const focused = (page: Page): Locator => page.locator(':focus');
