import { REDIRECT_DELAY } from '../../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedUsers.ts';
import type { Database } from '../../db/Database.ts';
import { VISITOR } from '../../http/session.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { currentId, shortName } from '../people/seededPeople.ts';
import type { DeskContextValue } from '../useDesk.ts';
import type { Failure } from './catalogue.ts';
import { dismissToast, nextToast, showsPoints } from './phone.ts';
import type { Write } from './writes.ts';

export interface FailureResult {
  /** Null if there is no data to try it with. */
  asExpected: boolean | null;
  text: string;
}

/**
 * The user to try it as: this one, otherwise the default traveller, who has data for everything; null if neither can.
 */
export function performerOf(db: Database, person: string, { isPossible }: Pick<Write, 'isPossible'>) {
  const people = [person, DEFAULT_TRAVELLER].filter((id) => id !== VISITOR);
  return people.find((id) => isPossible?.(db, id) ?? true) ?? null;
}

/** Timeout for the sign-in redirect in ms: a busy computer takes longer than specified. */
const REDIRECT_TIMEOUT = REDIRECT_DELAY + 5000;

/**
 * Prevents the sign-in redirect while a failure is tried. `left` resolves to the time it would have happened in ms;
 * null if it did not.
 */
function holdRedirect(): { left: Promise<number | null>; end: () => void } {
  const { navigation } = globalThis;
  let end = (): void => undefined;
  const left = new Promise<number | null>((resolve) => {
    const hold = (event: NavigateEvent): void => {
      if (!event.cancelable || event.hashChange || !/\/api\/login/.test(event.destination.url)) return;
      event.preventDefault();
      resolve(performance.now());
    };
    navigation.addEventListener('navigate', hold);
    end = (): void => {
      navigation.removeEventListener('navigate', hold);
      resolve(null);
    };
  });
  return { left, end };
}

const within = (promise: Promise<number | null>, ms: number): Promise<number | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)}\u00A0s`;

/** Compares the message, whether the text was kept, and whether the sign-in redirect followed. */
export function evaluateFailure(
  { expected, signsIn }: Pick<Failure, 'expected' | 'signsIn'>,
  { said, kept, left, ms }: { said: string; kept: boolean | null; left: number | null; ms: number },
): FailureResult {
  if (said !== expected) return { asExpected: false, text: said };
  if (kept === false) return { asExpected: false, text: 'The same words, but the text was lost.' };
  if (signsIn && left === null)
    return { asExpected: false, text: 'The same words, but no sign-in followed.' };
  const after = `The same words, after ${seconds(ms)}.`;
  if (signsIn) return { asExpected: true, text: `The same words, then sign-in after ${seconds(left ?? 0)}.` };
  return { asExpected: true, text: kept ? `${after} The text was kept.` : after };
}

/** Triggers the failure with its fault in place, and removes the fault afterwards. */
async function triggerFailure(
  { backend, mockBackend }: DeskContextValue,
  failure: Failure,
): Promise<FailureResult> {
  const before = [...backend.faults.list()];
  dismissToast();
  await mockBackend.fault(failure.endpoint, failure.outcome);
  const page = holdRedirect();
  try {
    const typed = await failure.perform(backend);
    const start = performance.now();
    const said = await nextToast();
    const ms = performance.now() - start;
    const kept = typed && typed.isConnected ? typed.value !== '' : null;
    const leftAt = failure.signsIn ? await within(page.left, REDIRECT_TIMEOUT) : null;
    return evaluateFailure(failure, { said, kept, left: leftAt === null ? null : leftAt - start - ms, ms });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { asExpected: false, text: `Could not be tried: ${why}` };
  } finally {
    page.end();
    await mockBackend.clearFaults();
    for (const [endpoint, outcome] of before) await mockBackend.fault(endpoint, outcome);
  }
}

/** Signs a user in and waits until the phone shows them: a form resets when the user changes. */
export async function signInAndWait(
  { backend, mockBackend }: DeskContextValue,
  person: string,
): Promise<void> {
  if (currentId(backend) === person) return;
  await mockBackend.signIn(person);
  if (person !== VISITOR) await showsPoints(pointsOf(backend.db, person)).catch(() => undefined);
}

/** Tries one failure on the phone, as this user or as one with the required data. */
export async function tryFailure(
  desk: DeskContextValue,
  failure: Failure,
  person: string,
): Promise<FailureResult> {
  const { backend } = desk;
  const performer = performerOf(backend.db, person, failure);
  if (performer === null)
    return { asExpected: null, text: 'Nothing here to try it with; the full town has it.' };
  await signInAndWait(desk, performer);
  const result = await triggerFailure(desk, failure);
  const name = shortName(performer, backend.db.user.get(performer));
  return performer === person ? result : { ...result, text: `${result.text} Tried as ${name}.` };
}
