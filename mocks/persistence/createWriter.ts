import { type UseStore, clear, setMany } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import type { Operation } from '../db/rows.ts';
import { rowKey } from './storedRows.ts';
import type { World } from './datasetInfo.ts';

export const WORLD_KEY = '~world';
/** Changes of one action are written together, ms. */
const DELAY = 30;

const entry = (change: Operation): [string, unknown] => [rowKey(change), change.row];

/** Writes changes to storage, one batch after the other; the first failure ends writing, and is said once. */
export function createWriter(to: UseStore | null, notify: Notify, world: () => World) {
  let store = to;
  let dirty = new Map<string, Operation>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function attempt(job: (open: UseStore) => Promise<void>): Promise<void> {
    if (!store) return;
    try {
      await job(store);
    } catch (error) {
      store = null;
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      notify(full ? notices.full : notices.unkept);
    }
  }
  function write(job: (open: UseStore) => Promise<void>): Promise<void> {
    writing = writing.then(() => attempt(job));
    return writing;
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (dirty.size === 0) return writing;
    const rows = [...dirty.values()].map(entry);
    dirty = new Map();
    return write((open) => setMany([...rows, [WORLD_KEY, world()]], open));
  }
  return {
    flush,
    add(change: Operation): void {
      dirty.set(rowKey(change), change);
      timer ??= setTimeout(() => void flush(), DELAY);
    },
    /** Forgets everything and begins with these rows. */
    startOver(changes: readonly Operation[]): Promise<void> {
      dirty = new Map();
      const rows = changes.map(entry);
      return write(async (open) => {
        await clear(open);
        await setMany([[WORLD_KEY, world()], ...rows], open);
      });
    },
    /** Another tab owns the storage from now on. */
    stop(): void {
      store = null;
    },
  };
}
