import { clock } from '../../../src/shared/clock.ts';
import { windowEvents } from '../../../src/shared/windowEvents.ts';
import type { Backend } from '../../createBackend.ts';
import { failureQueue } from '../failures/failureResults.ts';
import { currentUserId, shortName } from '../people/roleUsers.ts';
import { firstTimeOf } from './firstTime.ts';
import { createReachedSteps } from './reachedSteps.ts';
import { type TriedKind, triedEntries } from './triedEntries.ts';

/** The plan step on screen: 'step 2'; null elsewhere. */
function stepShown(): string | null {
  const bar = document.querySelector('[aria-valuetext^="Step"]');
  return /^Step \d/.exec(bar?.getAttribute('aria-valuetext') ?? '')?.[0].toLowerCase() ?? null;
}

/** Records what users try, from now on. */
export function recordTriedActions({ db, session, log }: Backend): void {
  const once = new Set<string>();
  const add = (kind: TriedKind, what: string): void => {
    const id = currentUserId({ session });
    triedEntries.add({ person: shortName(id, db.user.get(id)), kind, what, at: clock.iso() });
  };
  const addOnce = (kind: TriedKind, what: string): void => {
    const key = `${currentUserId({ session })} ${what}`;
    if (once.has(key)) return;
    once.add(key);
    add(kind, what);
  };
  globalThis.addEventListener(windowEvents.intent, (event) => {
    add('Pressed, but leads nowhere yet', event instanceof CustomEvent ? String(event.detail) : '');
  });
  log.onAdd(({ path, as }) => {
    if (as !== session.userId()) return;
    const first = firstTimeOf(log.actions);
    if (first !== null) add('First time', first);
    if (path === '/api/itinerary-comparison') add('Plan a trip', 'Sent');
  });
  const { markAutomatic, reached } = createReachedSteps();
  failureQueue.subscribe(() => markAutomatic(stepShown(), true));
  const look = (): void => {
    if (failureQueue.get().running !== null) return;
    if (document.querySelector('.desk-tour')) return markAutomatic(stepShown(), false);
    const step = reached(stepShown());
    if (step !== null) addOnce('Plan a trip', `Reached ${step}`);
    const query = new URLSearchParams(location.search).get('q');
    if (
      query &&
      location.pathname.endsWith('/explore') &&
      /^No results/m.test(document.querySelector('main')?.innerText ?? '')
    )
      addOnce('Searched, nothing found', query);
  };
  setInterval(look, 1000);
}
