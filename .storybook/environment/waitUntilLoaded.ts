import { currentEnvironment } from './storyEnvironment.ts';

/** Milliseconds. */
const TIMEOUT = 4000;
const INTERVAL = 20;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

export const nextFrame = (): Promise<number> => new Promise((done) => void requestAnimationFrame(done));

/** Whether the story shows a screen that is still loading, which never finishes. */
const isLoadingStory = (): boolean => {
  const state = currentEnvironment()?.state;
  return !state || state.latency > 0 || state.faults.some(([, outcome]) => outcome === 'timeout');
};
const isBusy = (): boolean =>
  (currentEnvironment()?.client.isFetching() ?? 0) > 0 ||
  [...document.images].some((image) => !image.complete && image.loading !== 'lazy');

/** Waits until the story's queries are settled, and its fonts and visible pictures are loaded. */
export async function waitUntilLoaded(): Promise<void> {
  if (isLoadingStory()) return;
  for (let waited = 0; isBusy() && waited < TIMEOUT; waited += INTERVAL) await pause(INTERVAL);
  await document.fonts.ready;
  await pause(INTERVAL);
}
