import { REDIRECT_DELAY } from '../../../src/shared/limits.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedPeople.ts';
import type { Database } from '../../db/Database.ts';
import { VISITOR } from '../../http/session.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { currentId, shortName } from '../people/seededPeople.ts';
import type { Desk } from '../useDesk.ts';
import type { Failure } from './catalogue.ts';
import { dismissToast, nextToast, showsPoints } from './phone.ts';
import type { Write } from './writes.ts';

export interface Seen {
  /** Null where there is nothing that it could be tried with. */
  asExpected: boolean | null;
  text: string;
}

/** Who can do it: this person, else the traveller who has something of everything; null for nobody. */
export function performerOf(db: Database, person: string, { isPossible }: Pick<Write, 'isPossible'>) {
  const people = [person, DEFAULT_TRAVELLER].filter((id) => id !== VISITOR);
  return people.find((id) => isPossible?.(db, id) ?? true) ?? null;
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

/** Does it with its cause in place, and takes the cause away again. */
async function happen({ backend, mockBackend }: Desk, failure: Failure): Promise<Seen> {
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

/** Signs a person in and waits until the phone shows it: a form begins anew when the person changes. */
export async function become({ backend, mockBackend }: Desk, person: string): Promise<void> {
  if (currentId(backend) === person) return;
  await mockBackend.signIn(person);
  if (person !== VISITOR) await showsPoints(pointsOf(backend.db, person)).catch(() => undefined);
}

/** Makes one failure happen in the phone of this person, or of somebody who has what it needs. */
export async function tryFailure(desk: Desk, failure: Failure, person: string): Promise<Seen> {
  const { backend } = desk;
  const performer = performerOf(backend.db, person, failure);
  if (performer === null)
    return { asExpected: null, text: 'Nothing here to try it with; the full town has it.' };
  await become(desk, performer);
  const seen = await happen(desk, failure);
  const name = shortName(performer, backend.db.user.get(performer));
  return performer === person ? seen : { ...seen, text: `${seen.text} Tried as ${name}.` };
}
