/** A prerendered page says by this event that it has come to life. */
const INTERACTIVE_EVENT = 'waystone:interactive';
const LOOK_EVERY = 50;
const PATIENCE = 5000;

/** Settles when a screen stands: at its event, at its heading, or after five seconds in any case. */
export async function whenInteractive(): Promise<void> {
  let told = false;
  globalThis.addEventListener(INTERACTIVE_EVENT, () => (told = true), { once: true });
  for (let waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
    if (told || document.querySelector('#root h1')) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}
