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

/** How long the sign-in page is waited for, ms: a busy computer takes longer than what is promised. */
const PATIENCE = REDIRECT_DELAY + 5000;

/** Stops the page from being left while a failure is tried; settles with when it would have been, ms; null where it would not. */
function holdPage(): { left: Promise<number | null>; end: () => void } {
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

/** Compares what was said, what became of the text, and whether the sign-in page was asked for. */
export function judge(
  { expected, signsIn }: Pick<Failure, 'expected' | 'signsIn'>,
  { said, kept, left, ms }: { said: string; kept: boolean | null; left: number | null; ms: number },
): Seen {
  if (said !== expected) return { asExpected: false, text: said };
  if (kept === false) return { asExpected: false, text: 'The same words, but the text was lost.' };
  if (signsIn && left === null)
    return { asExpected: false, text: 'The same words, but no sign-in followed.' };
  const after = `The same words, after ${seconds(ms)}.`;
  if (signsIn) return { asExpected: true, text: `The same words, then sign-in after ${seconds(left ?? 0)}.` };
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
    const leftAt = failure.signsIn ? await within(page.left, PATIENCE) : null;
    return judge(failure, { said, kept, left: leftAt === null ? null : leftAt - start - ms, ms });
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
