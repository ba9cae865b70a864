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

/** Settles after the tasks that wait already. A timer would take a second in a hidden tab. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Does the work in slices, between which the browser can paint and respond to input. */
export async function inSlices<R>(steps: Steps<R>): Promise<R> {
  let start = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await nextTask();
    start = performance.now();
  }
}
