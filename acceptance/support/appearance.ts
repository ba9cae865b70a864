import type { Locator, Page } from '@playwright/test';

/* Elements without a role or name. These are the only CSS selectors of the journeys;
   `tools/guards.test.ts` rejects others. */

/** Loading placeholders; for screen readers loading is announced once, as text. */
export const skeletons = (scope: Page | Locator): Locator => scope.locator('[data-skeleton]');
/** Elements that are still loading or being sent. */
export const loadingElements = (page: Page): Locator =>
  page.locator('[data-skeleton], main [aria-busy="true"]');
/** All pictures that are shown, meaningful or decorative; a place has another one for the other theme. */
export const images = (scope: Locator): Locator => scope.locator('img:visible');
/** Pictures shown in place of ones that did not load. */
export const fallbackPictures = (page: Page): Locator => page.locator('img[data-fallback]');
/** The picture behind a whole screen, which depends on the window's width. */
export const fullBleedPicture = (page: Page): Locator => page.locator('[data-full-bleed] img:visible');
/** The label of a tab, without its padding. */
export const labelOf = (tab: Locator): Locator => tab.locator('span');
/** Drawings, such as stamps. */
export const drawings = (scope: Locator): Locator => scope.locator('svg');
/** The sticky bar that contains the tabs. */
export const stickyBarOf = (tabs: Locator): Locator => tabs.locator('..');
/** The focused element. */
export const focused = (page: Page): Locator => page.locator(':focus');

/** Where badges and completed challenges are announced; attached once the part is loaded. */
export const achievements = (page: Page): Locator => page.locator('[data-achievements]');

/** The card of a badge or a completed challenge. */
export const achievementCard = (page: Page): Locator => page.locator('[data-achievement]');
