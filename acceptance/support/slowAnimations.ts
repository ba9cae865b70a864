import type { Page } from '@playwright/test';

async function setPlaybackRate(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

/** Ends the slow motion of `slowAnimations`. */
export const playAtFullSpeed = (page: Page): Promise<void> => setPlaybackRate(page, 1);

/**
 * Plays animations at a tenth of their speed, since a busy machine would drop every frame of a short one.
 * Returns what plays them at full speed again.
 */
export async function slowAnimations(page: Page): Promise<() => Promise<void>> {
  await setPlaybackRate(page, 0.1);
  return () => playAtFullSpeed(page);
}
