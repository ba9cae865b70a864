import { currentStage } from './storyEnvironment.ts';

const PATIENCE = 4000;
const STEP = 20;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** A story that shows waiting would be waited for in vain. */
const waits = (): boolean => {
  const state = currentStage()?.state;
  return !state || state.latency > 0 || state.faults.some(([, outcome]) => outcome === 'timeout');
};
const busy = (): boolean =>
  (currentStage()?.client.isFetching() ?? 0) > 0 ||
  [...document.images].some((image) => !image.complete && image.loading !== 'lazy');

/** Waits until a story has what it shows: reads answered, faces loaded, pictures there. */
export async function settle(): Promise<void> {
  if (waits()) return;
  for (let waited = 0; busy() && waited < PATIENCE; waited += STEP) await pause(STEP);
  await document.fonts.ready;
  await pause(STEP);
}
