import { REDIRECT_DELAY } from '../../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedPeople.ts';
import type { Desk } from '../useDesk.ts';
import type { Failure } from './catalogue.ts';
import { dismissToast, nextToast } from './phone.ts';

export interface Seen {
  asExpected: boolean;
  text: string;
}

/** How much longer than promised the sign-in page may take to be asked for, ms. */
const TOLERANCE = 1500;

/** Stops the page from being left while a failure is tried; settles with whether it would have been. */
function holdPage(): { left: Promise<boolean>; end: () => void } {
  const { navigation } = globalThis;
  let end = (): void => undefined;
  const left = new Promise<boolean>((resolve) => {
    const hold = (event: NavigateEvent): void => {
      if (!event.cancelable || event.hashChange || !/\/api\/login/.test(event.destination.url)) return;
      event.preventDefault();
      resolve(true);
    };
    navigation.addEventListener('navigate', hold);
    end = (): void => {
      navigation.removeEventListener('navigate', hold);
      resolve(false);
    };
  });
  return { left, end };
}

const within = (promise: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([promise, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);

/** Compares what was said, what became of the text, and whether the sign-in page was asked for. */
export function judge(
  { expected, signsIn }: Pick<Failure, 'expected' | 'signsIn'>,
  { said, kept, left, ms }: { said: string; kept: boolean | null; left: boolean; ms: number },
): Seen {
  if (said !== expected) return { asExpected: false, text: said };
  if (kept === false) return { asExpected: false, text: 'The same words, but the text was lost.' };
  if (signsIn && !left) return { asExpected: false, text: 'The same words, but no sign-in followed.' };
  const after = `The same words, after ${(ms / 1000).toFixed(1)} s.`;
  if (signsIn) return { asExpected: true, text: 'The same words, then sign-in after 0.5 s.' };
  return { asExpected: true, text: kept ? `${after} The text was kept.` : after };
}

/** Makes one failure happen in the phone, and takes its cause away again. */
export async function tryFailure({ backend, mockBackend }: Desk, failure: Failure): Promise<Seen> {
  if (backend.session.userId() === null) await mockBackend.signIn(DEFAULT_TRAVELLER);
  const before = [...backend.faults.list()];
  dismissToast();
  await mockBackend.fault(failure.endpoint, failure.outcome);
  const page = holdPage();
  try {
    const typed = await failure.perform(backend);
    const start = performance.now();
    const said = await nextToast();
    const ms = performance.now() - start;
    const kept = typed && typed.isConnected ? typed.value !== '' : null;
    const left = failure.signsIn ? await within(page.left, REDIRECT_DELAY + TOLERANCE) : false;
    return judge(failure, { said, kept, left, ms });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { asExpected: false, text: `Could not be tried: ${why}` };
  } finally {
    page.end();
    await mockBackend.clearFaults();
    for (const [endpoint, outcome] of before) await mockBackend.fault(endpoint, outcome);
  }
}
