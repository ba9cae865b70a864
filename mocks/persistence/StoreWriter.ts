import { type UseStore, promisifyRequest, setMany } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import type { RowChange } from '../db/rows.ts';
import type { DatasetInfo } from './datasetInfo.ts';
import { rowKey } from './storedRows.ts';

/** Where the dataset's info is stored, beside its rows. */
export const INFO_KEY = '~world';
/** Changes of one action are written together, ms. */
const DELAY = 30;

const toEntry = (change: RowChange): [string, unknown] => [rowKey(change), change.row];

/** Writes changes to storage in batches, one after the other; stops and notifies once when writing fails. */
export class StoreWriter {
  #store: UseStore | null;
  readonly #notify: Notify;
  readonly #info: () => DatasetInfo;
  #pending = new Map<string, RowChange>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: UseStore | null, notify: Notify, info: () => DatasetInfo) {
    this.#store = store;
    this.#notify = notify;
    this.#info = info;
  }

  add(change: RowChange): void {
    this.#pending.set(rowKey(change), change);
    this.#timer ??= setTimeout(() => void this.flush(), DELAY);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return this.#writing;
    const rows = [...this.#pending.values()].map(toEntry);
    this.#pending = new Map();
    return this.#write((store) => setMany([...rows, [INFO_KEY, this.#info()]], store));
  }

  /** Clears the storage and writes these changes. */
  startOver(changes: readonly RowChange[]): Promise<void> {
    this.#pending = new Map();
    const rows = changes.map(toEntry);
    return this.#write(async (store) => {
      // In one transaction: a page that is left between two would leave an empty storage.
      await store('readwrite', (entries) => {
        entries.clear();
        for (const [key, value] of [[INFO_KEY, this.#info()], ...rows] satisfies [string, unknown][])
          entries.put(value, key);
        return promisifyRequest(entries.transaction);
      });
    });
  }

  /** Writes nothing more: another tab has replaced what is stored. */
  stop(): void {
    this.#store = null;
  }

  #write(job: (store: UseStore) => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(() => this.#attempt(job));
    return this.#writing;
  }

  async #attempt(job: (store: UseStore) => Promise<void>): Promise<void> {
    if (!this.#store) return;
    try {
      await job(this.#store);
    } catch (error) {
      this.#store = null;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.#notify(isFull ? notices.storageFull : notices.notSaved);
    }
  }
}
