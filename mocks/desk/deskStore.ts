import { clock } from '../../src/shared/clock.ts';
import { windowEvents } from '../../src/shared/windowEvents.ts';
import type { Backend } from '../createBackend.ts';
import { tableNames } from '../db/Database.ts';
import { isSessionExpired } from './people/roleUsers.ts';

/** Polling interval for changes without an event, ms. */
const POLL_INTERVAL = 500;

/** Counts changes of the world, so that components re-render after each. */
export function createDeskStore({ db, session }: Pick<Backend, 'db' | 'session'>) {
  let version = 0;
  let isQueued = false;
  const listeners = new Set<() => void>();
  /** Batches simultaneous changes into one notification. */
  function notifyChanged(): void {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      version += 1;
      for (const listener of listeners) listener();
    });
  }
  db.onChange(notifyChanged);
  // Polls, because changes in other tabs, on the second phone and of the session fire no event.
  const state = (): string =>
    [db.version(tableNames), session.userId(), isSessionExpired({ session })].join();
  let seen = state();
  setInterval(() => {
    const now = state();
    if (now !== seen) notifyChanged();
    seen = now;
  }, POLL_INTERVAL);
  clock.subscribe(notifyChanged);
  globalThis.addEventListener(windowEvents.backendChanged, notifyChanged);
  return {
    notifyChanged,
    version: (): number => version,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type DeskStore = ReturnType<typeof createDeskStore>;
