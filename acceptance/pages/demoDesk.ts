import type { FrameLocator, Locator, Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';

export const desk = (page: Page): Locator => page.getByRole('complementary', { name: 'Demo desk' });

export const secondPhone = (page: Page): FrameLocator => page.frameLocator('iframe[title="Second phone"]');

/** A section of the desk, or its open drawer. */
export const region = (page: Page, name: string): Locator =>
  desk(page).getByRole('region', { name, exact: true });

/** A screen beside the desk; Home by default. */
export const withDesk = (path = '/'): string => `${demoUrl(path)}&panel=on`;

/** Opens a drawer by its label. */
export async function openDrawer(page: Page, name: string): Promise<Locator> {
  const drawer = region(page, name);
  await drawer.getByRole('button').click();
  return drawer;
}
