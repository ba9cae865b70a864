import { clock } from '../../src/shared/clock.ts';
import { windowEvents } from '../../src/shared/windowEvents.ts';
import type { Backend } from '../createBackend.ts';
import { tableNames } from '../db/Database.ts';

/** How often the rows are looked at, ms. */
const EVERY = 500;

/** Counts the changes of the world that the desk shows, so that components read it again after each. */
export function createDeskStore({ db }: Backend) {
  let version = 0;
  let isQueued = false;
  const listeners = new Set<() => void>();
  /** Several changes of one moment are one. */
  function changed(): void {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      version += 1;
      for (const listener of listeners) listener();
    });
  }
  db.onChange(changed);
  // Changes of other tabs and of the second phone are not reported.
  let seen = db.version(tableNames);
  setInterval(() => {
    const now = db.version(tableNames);
    if (now !== seen) changed();
    seen = now;
  }, EVERY);
  clock.subscribe(changed);
  globalThis.addEventListener(windowEvents.backendChanged, changed);
  return {
    changed,
    version: (): number => version,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type DeskStore = ReturnType<typeof createDeskStore>;
