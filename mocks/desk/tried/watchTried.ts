import { clock } from '../../../src/shared/clock.ts';
import { windowEvents } from '../../../src/shared/windowEvents.ts';
import type { Backend } from '../../createBackend.ts';
import { currentId, shortName } from '../people/seededPeople.ts';
import { type TriedKind, tried } from './tried.ts';

const STEP = /^Step \d/;

/** Writes down what people try, from now on. */
export function watchTried({ db, session, log }: Backend): void {
  const once = new Set<string>();
  const add = (kind: TriedKind, what: string): void => {
    const id = currentId({ session });
    tried.add({ person: shortName(id, db.user.get(id)), kind, what, at: clock.iso() });
  };
  const addOnce = (kind: TriedKind, what: string): void => {
    const key = `${currentId({ session })} ${what}`;
    if (once.has(key)) return;
    once.add(key);
    add(kind, what);
  };
  globalThis.addEventListener(windowEvents.intent, (event) => {
    add('Pressed, but leads nowhere yet', event instanceof CustomEvent ? String(event.detail) : '');
  });
  log.onAdd(({ path, as }) => {
    if (as !== session.userId()) return;
    if (path.endsWith('/like')) addOnce('First time', 'Liked');
    if (path === '/api/posts') addOnce('First time', 'Posted');
    if (path === '/api/itinerary-comparison') add('Plan a trip', 'Sent');
  });
  const look = (): void => {
    const step = STEP.exec(
      document.querySelector('[aria-valuetext^="Step"]')?.getAttribute('aria-valuetext') ?? '',
    );
    if (step) addOnce('Plan a trip', `Reached ${step[0].toLowerCase()}`);
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
