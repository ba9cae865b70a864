import { type UseStore, promisifyRequest } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import type { StoredEntry } from '../world/storedLog.ts';
import type { DatasetInfo } from './datasetInfo.ts';
import { withTimeout } from './openStore.ts';

/** Where the dataset's info is stored, beside its rows. */
export const INFO_KEY = '~world';
/** Changes of one action are written together, ms. */
const DELAY = 30;

/** Writes entries in one transaction: a page that is left between two would leave half of them. */
const writeEntries = (store: UseStore, written: readonly StoredEntry[], empty: boolean): Promise<void> =>
  store('readwrite', (entries) => {
    if (empty) entries.clear();
    for (const [key, value] of written) {
      if (value === undefined) entries.delete(key);
      else entries.put(value, key);
    }
    return promisifyRequest(entries.transaction);
  });

/** Writes changes to storage in batches, one after the other; stops and notifies once when writing fails. */
export class StoreWriter {
  #store: UseStore | null;
  readonly #notify: Notify;
  readonly #info: () => DatasetInfo;
  #pending = new Map<string, unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: UseStore | null, notify: Notify, info: () => DatasetInfo) {
    this.#store = store;
    this.#notify = notify;
    this.#info = info;
  }

  add([key, value]: StoredEntry): void {
    this.#pending.set(key, value);
    this.#timer ??= setTimeout(() => void this.flush(), DELAY);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return this.#writing;
    const entries = [...this.#pending];
    this.#pending = new Map();
    return this.#write((store) => writeEntries(store, [...entries, [INFO_KEY, this.#info()]], false));
  }

  /** Clears the storage and writes these entries. */
  startOver(entries: readonly StoredEntry[]): Promise<void> {
    this.#pending = new Map();
    return this.#write((store) => writeEntries(store, [[INFO_KEY, this.#info()], ...entries], true));
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
      await withTimeout(job(this.#store));
    } catch (error) {
      this.#store = null;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.#notify(isFull ? notices.storageFull : notices.notSaved);
    }
  }
}
