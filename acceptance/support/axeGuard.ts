import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { unfinished } from './appearance.ts';
import { findViolations } from './axe.ts';

/** Such as '/post/:id?tab=posts dialog "Comments"': screens of one state are much the same to axe. */
async function stateOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  // One look at the whole page: a dialog that is leaving would be waited for.
  const snapshot = await page.ariaSnapshot();
  const parts = [...snapshot.matchAll(/^ *- ((?:dialog|menu)\b[^:\n]*)/gm)].map(([, part]) => part);
  return [pathname.replace(/^(\/[^/]+\/)[^/]+$/, '$1:id') + search, ...parts].join(' ');
}

/**
 * What axe finds on the pages that a journey leaves open. A state that was found clean in this run is noted in its
 * folder, for all workers, and not looked at again.
 */
export async function findAtEnd(context: BrowserContext, origin: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const page of context.pages()) {
    // Elsewhere is not ours, and what still loads is looked at in its stories.
    if (!page.url().startsWith(origin) || (await unfinished(page).count()) > 0) continue;
    const state = await stateOf(page);
    const note = path.join(folder, 'axe', encodeURIComponent(state).slice(0, 200));
    if (existsSync(note)) continue;
    // axe waits for timers, which a journey may have stopped.
    await page.clock.resume();
    let problems: string[] | undefined;
    // What fades in or out has too little contrast for a moment.
    await expect
      .poll(async () => (problems = await findViolations(page)).length, { timeout: 5000 })
      .toBe(0)
      .catch(() => undefined);
    if (problems?.length === 0) mkdirSync(note, { recursive: true });
    found.push(...(problems ?? []).map((problem) => `axe, ${state}, ${problem}`));
  }
  return found;
}
