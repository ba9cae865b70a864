import type { Page } from '@playwright/test';

/**
 * Plays animations at a tenth of their speed, since a busy machine would drop every frame of a short one.
 * Returns what plays them at full speed again.
 */
export async function slowAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const play = async (playbackRate: number): Promise<void> => {
    await session.send('Animation.setPlaybackRate', { playbackRate });
  };
  await play(0.1);
  return () => play(1);
}
