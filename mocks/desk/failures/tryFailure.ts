import { REDIRECT_DELAY } from '../../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedUsers.ts';
import type { Database } from '../../db/Database.ts';
import { VISITOR } from '../../http/session.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { currentUserId, shortName } from '../people/roleUsers.ts';
import { delayText } from '../secondPhone/notificationDelay.ts';
import type { DeskContextValue } from '../useDesk.ts';
import type { Failure } from './failureList.ts';
import { dismissToast, waitForErrorToast, waitForPoints } from './phonePage.ts';
import type { Write } from './writes.ts';

export interface FailureResult {
  /** Null if there is no data to try it with. */
  asExpected: boolean | null;
  text: string;
}

/**
 * The user to try it as: this one, otherwise the default traveller, who has data for everything; null if neither can.
 */
export function userToTryAs(db: Database, userId: string, { isPossible }: Pick<Write, 'isPossible'>) {
  const candidates = [userId, DEFAULT_TRAVELLER].filter((id) => id !== VISITOR);
  return candidates.find((id) => isPossible?.(db, id) ?? true) ?? null;
}

/** Timeout for the sign-in redirect in ms: a busy computer takes longer than specified. */
const REDIRECT_TIMEOUT = REDIRECT_DELAY + 5000;

/**
 * Prevents the sign-in redirect while a failure is tried. `redirectedAt` resolves to the time it would have happened in ms;
 * null if it did not.
 */
function interceptRedirect(): { redirectedAt: Promise<number | null>; end: () => void } {
  const { navigation } = globalThis;
  let end = (): void => undefined;
  const redirectedAt = new Promise<number | null>((resolve) => {
    const onNavigate = (event: NavigateEvent): void => {
      if (!event.cancelable || event.hashChange || !/\/api\/login/.test(event.destination.url)) return;
      event.preventDefault();
      resolve(performance.now());
    };
    navigation.addEventListener('navigate', onNavigate);
    end = (): void => {
      navigation.removeEventListener('navigate', onNavigate);
      resolve(null);
    };
  });
  return { redirectedAt, end };
}

const withTimeout = (promise: Promise<number | null>, ms: number): Promise<number | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

/** Compares the message, whether the text was kept, and whether the sign-in redirect followed. */
export function evaluateFailure(
  { expected, signsIn }: Pick<Failure, 'expected' | 'signsIn'>,
  {
    toastText,
    isTextKept,
    redirectMs,
    ms,
  }: { toastText: string; isTextKept: boolean | null; redirectMs: number | null; ms: number },
): FailureResult {
  if (toastText !== expected) return { asExpected: false, text: toastText };
  if (isTextKept === false) return { asExpected: false, text: 'The same words, but the text was lost.' };
  if (signsIn && redirectMs === null)
    return { asExpected: false, text: 'The same words, but no sign-in followed.' };
  const after = `The same words, after ${delayText(ms)}.`;
  if (signsIn)
    return { asExpected: true, text: `The same words, then sign-in after ${delayText(redirectMs ?? 0)}.` };
  return { asExpected: true, text: isTextKept ? `${after} The text was kept.` : after };
}

/** Triggers the failure with its fault in place, and removes only this fault afterwards. */
async function triggerFailure(
  { backend }: Pick<DeskContextValue, 'backend'>,
  failure: Failure,
): Promise<FailureResult> {
  dismissToast();
  // The last one added is the one that applies, whatever a script or a test has set.
  const removeFault = backend.faults.add(failure.endpoint, failure.fault);
  const redirect = interceptRedirect();
  try {
    const typed = await failure.perform(backend);
    const start = performance.now();
    const toastText = await waitForErrorToast();
    const ms = performance.now() - start;
    const isTextKept = typed && typed.isConnected ? typed.value !== '' : null;
    const redirectedAt = failure.signsIn ? await withTimeout(redirect.redirectedAt, REDIRECT_TIMEOUT) : null;
    return evaluateFailure(failure, {
      toastText,
      isTextKept,
      redirectMs: redirectedAt === null ? null : redirectedAt - start - ms,
      ms,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { asExpected: false, text: `Could not be tried: ${why}` };
  } finally {
    redirect.end();
    removeFault();
  }
}

/** Signs a user in and waits until the phone shows them: a form resets when the user changes. */
export async function signInAndWait(
  { backend, mockBackend }: DeskContextValue,
  userId: string,
): Promise<void> {
  if (currentUserId(backend) === userId) return;
  await mockBackend.signIn(userId);
  if (userId !== VISITOR) await waitForPoints(pointsOf(backend.db, userId)).catch(() => undefined);
}

/** Tries one failure on the phone, as this user or as one with the required data. */
export async function tryFailure(
  desk: DeskContextValue,
  failure: Failure,
  userId: string,
): Promise<FailureResult> {
  const { backend } = desk;
  const performerId = userToTryAs(backend.db, userId, failure);
  if (performerId === null)
    return { asExpected: null, text: 'Nothing here to try it with; the full town has it.' };
  await signInAndWait(desk, performerId);
  const result = await triggerFailure(desk, failure);
  const name = shortName(performerId, backend.db.user.get(performerId));
  return performerId === userId ? result : { ...result, text: `${result.text} Tried as ${name}.` };
}
