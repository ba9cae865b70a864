import type { UseStore } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import type { Database } from '../db/Database.ts';
import type { Dataset, RowChange } from '../db/rows.ts';
import type { StoredDataset } from '../../src/shared/mockStorage.ts';
import { StoreWriter } from './StoreWriter.ts';
import type { DatasetInfo, DatasetOptions, WantedDataset } from './datasetInfo.ts';
import { readStored } from './readStored.ts';
import { difference } from './storedRows.ts';
import type { TabChannel, TabMessage } from './tabChannel.ts';

interface PersistenceOptions {
  db: Database;
  /** Null where nothing can be stored. */
  store: UseStore | null;
  tabs: TabChannel;
  version: string;
  /** The real time, ms. */
  realNow: () => number;
  /** The rows that a new dataset starts with. */
  buildDataset: (options: DatasetOptions) => Dataset;
  notify: Notify;
  /** Called when another tab has replaced the dataset. */
  reload: () => void;
  /** Called with what the page's early script is to know of the dataset, whenever that changes. */
  announce?: (dataset: StoredDataset) => void;
}

const isView = ({ table }: RowChange): boolean => table === 'sponsorEvent';

/**
 * Keeps the database across reloads and in step with other tabs (SHIP-06). Only what differs from the seed is
 * stored; the seed itself is built again at each start. Without storage, data lasts until a reload.
 */
export class Persistence {
  readonly #options: PersistenceOptions;
  #info: DatasetInfo;
  #writer: StoreWriter;
  /** Changes of other tabs that arrive before the stored rows are loaded; null from then on. */
  #earlyChanges: RowChange[] | null = [];
  #isNew = false;
  #announced: StoredDataset | null = null;

  private constructor(options: PersistenceOptions, wanted: WantedDataset) {
    this.#options = options;
    this.#info = this.#newInfo(wanted);
    this.#writer = this.#createWriter(null);
    options.tabs.subscribe((message) => this.#receive(message));
  }

  /** Continues with the stored dataset, or makes a new one; a wanted scenario always makes a new one. */
  static async start(options: PersistenceOptions, wanted: WantedDataset = {}): Promise<Persistence> {
    const persistence = new Persistence(options, wanted);
    await persistence.#load(wanted.scenario !== undefined);
    options.db.onChange((change, touches) => persistence.#record(change, touches));
    return persistence;
  }

  /** Whether this start has made a new dataset, so that nothing stored for an earlier one is of use. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** What the current dataset was made from. */
  info(): DatasetInfo {
    return this.#info;
  }

  /** Settles once every change is stored. */
  flush(): Promise<void> {
    return this.#writer.flush();
  }

  /** The info and rows of a new dataset, which `replace` then puts into place. */
  prepare(wanted: WantedDataset): { info: DatasetInfo; dataset: Dataset } {
    const info = this.#newInfo(wanted);
    return { info, dataset: this.#options.buildDataset(info) };
  }

  /** Starts over with a prepared dataset; other tabs reload. */
  async replace({ info, dataset }: { info: DatasetInfo; dataset: Dataset }): Promise<void> {
    this.#options.db.load(dataset);
    await this.#startOver(info, []);
  }

  /** Replaces all rows, for example by a snapshot's; other tabs reload. */
  async restore(dataset: Dataset, from: DatasetOptions): Promise<void> {
    const { info, dataset: before } = this.prepare(from);
    this.#options.db.load(dataset);
    await this.#startOver({ ...info, touched: true }, difference(before, dataset));
  }

  #newInfo({ scenario = 'full', seed = 1, epoch, pinned = false }: WantedDataset): DatasetInfo {
    const { version, realNow } = this.#options;
    return { version, scenario, seed, epoch: epoch ?? realNow(), pinned, touched: false };
  }

  #createWriter(store: UseStore | null): StoreWriter {
    return new StoreWriter(store, this.#options.notify, () => this.#info);
  }

  async #load(startNew: boolean): Promise<void> {
    const { db, store, version, realNow, notify, tabs, buildDataset } = this.#options;
    const read = store ? await readStored(store, version, realNow()).catch(() => null) : null;
    const notice = read ? read.notice : notices.notSaved;
    if (notice) notify(notice);
    // Without a successful read nothing is written, because it might overwrite readable data.
    if (read) this.#writer = this.#createWriter(store);

    const stored = startNew ? null : read?.stored;
    this.#isNew = read !== null && !stored;
    if (stored) this.#info = { ...stored.info, touched: stored.info.touched || this.#info.touched };
    db.load(buildDataset(this.#info));
    const earlyChanges = this.#earlyChanges ?? [];
    this.#earlyChanges = null;
    if (stored) {
      for (const change of [...stored.changes, ...earlyChanges]) db.apply(change);
    } else {
      void this.#writer.startOver([]);
      if (read?.stored) tabs.post({ kind: 'replaced' });
    }
    this.#announce(stored?.changes ?? []);
  }

  /** Whether the rows are still the seed's; views change nothing that is shown. */
  #announce(changes: readonly RowChange[]): void {
    const { epoch, scenario, pinned, touched } = this.#info;
    const isSeed = scenario === 'full' && !pinned && !touched && changes.every(isView);
    const announced = { epoch, changed: !isSeed };
    if (this.#announced?.epoch === epoch && (this.#announced.changed || isSeed)) return;
    this.#announced = announced;
    this.#options.announce?.(announced);
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'replaced') {
      this.#writer.stop();
      this.#options.reload();
    } else if (message.kind === 'row') {
      if (message.touched) this.#touch();
      if (this.#earlyChanges) this.#earlyChanges.push(message.change);
      else this.#options.db.apply(message.change);
    }
  }

  #record(change: RowChange, touches: boolean): void {
    if (touches) this.#touch();
    // Posted at once, so that other tabs have the rows before the live message about them.
    this.#options.tabs.post({ kind: 'row', change, touched: this.#info.touched });
    this.#announce([change]);
    this.#writer.add(change);
  }

  #touch(): void {
    if (!this.#info.touched) this.#info = { ...this.#info, touched: true };
  }

  async #startOver(info: DatasetInfo, changes: readonly RowChange[]): Promise<void> {
    this.#info = info;
    this.#announced = null;
    this.#announce(changes);
    await this.#writer.startOver(changes);
    this.#options.tabs.post({ kind: 'replaced' });
  }
}
