import { type UseStore, promisifyRequest } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import type { StoredEntry } from '../world/storedLog.ts';
import type { DatasetInfo } from './datasetInfo.ts';
import { withTimeout } from './openStore.ts';

/** Storage key of the dataset info, next to its rows. */
export const INFO_KEY = '~world';
/** Batches the changes of one action, ms. */
const DELAY = 30;

/** Writes entries in one transaction, so that leaving the page never leaves half of them stored. */
const writeEntries = (store: UseStore, written: readonly StoredEntry[], empty: boolean): Promise<void> =>
  store('readwrite', (entries) => {
    if (empty) entries.clear();
    for (const [key, value] of written) {
      if (value === undefined) entries.delete(key);
      else entries.put(value, key);
    }
    return promisifyRequest(entries.transaction);
  });

/**
 * Writes changes to storage in sequential batches; stops and notifies once if writing fails. A slow browser is no
 * failure: callers stop waiting, with a notice, but what was changed is still written.
 */
export class StoreWriter {
  #store: UseStore | null;
  readonly #notify: Notify;
  readonly #info: () => DatasetInfo;
  #isSlow = false;
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
    if (this.#pending.size === 0) return this.#untilWritten();
    const entries = [...this.#pending];
    this.#pending = new Map();
    return this.#write((store) => writeEntries(store, [...entries, [INFO_KEY, this.#info()]], false));
  }

  /** Clears the storage and writes these entries. */
  startOver(entries: readonly StoredEntry[]): Promise<void> {
    this.#pending = new Map();
    return this.#write((store) => writeEntries(store, [[INFO_KEY, this.#info()], ...entries], true));
  }

  /** Stops writing: another tab has replaced the stored data. */
  stop(): void {
    this.#store = null;
  }

  #write(job: (store: UseStore) => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(() => this.#attempt(job));
    return this.#untilWritten();
  }

  #untilWritten(): Promise<void> {
    return withTimeout(this.#writing).catch(() => this.#notifySlow());
  }

  #notifySlow(): void {
    if (!this.#isSlow && this.#store) this.#notify(notices.slow);
    this.#isSlow = true;
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
