import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { loadingElements } from './appearance.ts';
import { findViolations } from './axe.ts';

/**
 * Identifies a state, such as '/post/:id?tab=posts dialog "Comments"': axe results are the same for screens
 * in the same state.
 */
async function stateOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  // A single snapshot of the whole page: locators would wait for a closing dialog.
  const snapshot = await page.ariaSnapshot();
  const parts = [...snapshot.matchAll(/^ *- ((?:dialog|menu)\b[^:\n]*)/gm)].map(([, part]) => part);
  return [pathname.replace(/^(\/[^/]+\/)[^/]+$/, '$1:id') + search, ...parts].join(' ');
}

/**
 * Runs axe on the pages that a journey leaves open. States without violations are recorded in the folder,
 * shared by all workers, and not checked again in this run.
 */
export async function findViolationsAtEnd(
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const page of context.pages()) {
    // Skips other origins, and loading states, which are checked in their stories.
    if (!page.url().startsWith(origin) || (await loadingElements(page).count()) > 0) continue;
    const state = await stateOf(page);
    const note = path.join(folder, 'axe', encodeURIComponent(state).slice(0, 200));
    if (existsSync(note)) continue;
    // axe uses timers, which a journey may have paused.
    await page.clock.resume();
    let problems: string[] | undefined;
    // Elements that fade in or out briefly have too little contrast.
    await expect
      .poll(async () => (problems = await findViolations(page)).length, { timeout: 5000 })
      .toBe(0)
      .catch(() => undefined);
    if (problems?.length === 0) mkdirSync(note, { recursive: true });
    found.push(...(problems ?? []).map((problem) => `axe, ${state}, ${problem}`));
  }
  return found;
}
