import { nextTask } from '../../src/shared/nextTask.ts';

/** Long work that yields wherever it may be interrupted. */
export type Steps<R> = Generator<void, R>;

/** Does the work without a pause. */
export function atOnce<R>(steps: Steps<R>): R {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The longest time without a pause, ms: shorter than a frame. */
const SLICE = 12;

/** Lets the browser paint and respond to input. Where possible, goes on before hydration, since API calls wait for it. */
const pause = (): Promise<void> => globalThis.scheduler?.yield() ?? nextTask();

/** Does the work in slices, between which the browser can paint and respond to input. */
export async function inSlices<R>(steps: Steps<R>): Promise<R> {
  let start = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await pause();
    start = performance.now();
  }
}
