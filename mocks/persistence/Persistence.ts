import type { UseStore } from 'idb-keyval';
import { notices } from '../control/notices.ts';
import type { Dataset, RowChange } from '../db/rows.ts';
import type { StoredDataset } from '../../src/shared/mockStorage.ts';
import { inSlices } from '../world/steps.ts';
import { type Action, type IdKind, isView } from '../world/ActionLog.ts';
import { toDroppedAction, toStoredAction, toStoredBase } from '../world/storedLog.ts';
import { StoreWriter } from './StoreWriter.ts';
import type { DatasetInfo, RequestedDataset } from './datasetInfo.ts';
import type { PersistenceOptions } from './persistenceOptions.ts';
import { removeOrphans } from './orphans.ts';
import { readStored } from './readStored.ts';
import { difference, toStoredRow } from './storedRows.ts';
import type { TabMessage } from './tabChannel.ts';

/** The initial state of a world: its dataset, and the rows that differ from it (e.g. a restored snapshot's). */
interface Beginning {
  info: DatasetInfo;
  dataset: Dataset;
  base: readonly RowChange[];
}

/**
 * Persists the database and its log across reloads and syncs them between tabs (SHIP-06). Only differences from the
 * seed are stored; the seed itself is rebuilt at each start. Without storage, data lasts until a reload.
 */
export class Persistence {
  readonly #options: PersistenceOptions;
  #info: DatasetInfo;
  #base: readonly RowChange[] = [];
  #writer: StoreWriter;
  /** Messages from other tabs that arrive before the stored rows are loaded; null afterwards. */
  #waitingMessages: TabMessage[] | null = [];
  #isNew = false;
  #announced: StoredDataset | null = null;

  private constructor(options: PersistenceOptions, wanted: RequestedDataset) {
    this.#options = options;
    this.#info = this.#newInfo(wanted);
    this.#writer = this.#createWriter(null);
    options.tabs.subscribe((message) => this.#receive(message));
  }

  /** Continues with the stored dataset, or creates a new one; a requested scenario always creates a new one. */
  static async start(options: PersistenceOptions, wanted: RequestedDataset = {}): Promise<Persistence> {
    const persistence = new Persistence(options, wanted);
    await persistence.#load(wanted);
    options.db.onChange((change, touches) => persistence.#record(change, touches));
    options.log.onAdd((action, dropped) => persistence.#recordAction(action, dropped));
    return persistence;
  }

  /** Whether a new dataset was created at this start, so that anything stored for an earlier one is obsolete. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** What the current dataset was made from. */
  info(): DatasetInfo {
    return this.#info;
  }

  /** Rows that differed from the seed when the log began. */
  base(): readonly RowChange[] {
    return this.#base;
  }

  /** Settles once every change is stored. */
  flush(): Promise<void> {
    return this.#writer.flush();
  }

  /** Sets how ids are generated from now on. */
  setIds(ids: IdKind): void {
    this.#info = { ...this.#info, ids };
  }

  /** Builds the info and rows of a new dataset, to be passed to `replace`. */
  prepare(wanted: RequestedDataset): Beginning {
    const info = this.#newInfo(wanted);
    return { info, dataset: this.#options.buildDataset(info), base: [] };
  }

  /** Starts over with a prepared dataset and its actions; other tabs reload. */
  async replace({ info, dataset, base }: Beginning, actions: readonly Action[] = []): Promise<void> {
    const touched = info.touched || base.length > 0 || actions.length > 0;
    await this.#begin({ info: { ...info, touched }, dataset, base }, actions, []);
  }

  /** Replaces all rows, e.g. with a snapshot's; other tabs reload. */
  async restore(rows: Dataset, from: RequestedDataset): Promise<void> {
    const { info, dataset } = this.prepare(from);
    await this.replace({ info: { ...info, touched: true }, dataset, base: difference(dataset, rows) });
  }

  /** Goes to the state after the first `count` actions of the log; other tabs reload. Views are kept. */
  async travel(count: number): Promise<void> {
    const { db, log, buildDataset } = this.#options;
    const all = [...log.actions, ...log.undone];
    const info = { ...this.#info, touched: true };
    const views = db.sponsorEvent.all().map((row): RowChange => ({ table: 'sponsorEvent', id: row.id, row }));
    const base = [...this.#base, ...views];
    await this.#begin({ info, dataset: buildDataset(info), base }, all.slice(0, count), all.slice(count));
  }

  #newInfo({
    scenario = 'full',
    seed = 1,
    epoch,
    pinned = false,
    ids = 'random',
  }: RequestedDataset): DatasetInfo {
    const { version, realNow } = this.#options;
    return { version, scenario, seed, epoch: epoch ?? realNow(), pinned, touched: false, ids };
  }

  #createWriter(store: UseStore | null): StoreWriter {
    return new StoreWriter(store, this.#options.notify, () => this.#info);
  }

  async #load(wanted: RequestedDataset): Promise<void> {
    const {
      db,
      log,
      store,
      version,
      realNow,
      notify,
      tabs,
      buildDataset,
      buildFirst = buildDataset,
    } = this.#options;
    const read = store ? await readStored(store, version, realNow()).catch(() => null) : null;
    const notice = read ? read.notice : notices.notSaved;
    if (notice) notify(notice);
    // Nothing is written unless reading succeeded, because that could overwrite intact data.
    if (read) this.#writer = this.#createWriter(store);

    const stored = wanted.scenario === undefined ? read?.stored : null;
    const isPlain = Object.values(wanted).every((option) => option === undefined);
    if (stored || !isPlain) await this.#options.whenSeedLoaded?.();
    this.#isNew = read !== null && !stored;
    if (stored) this.#info = { ...stored.info, touched: stored.info.touched || this.#info.touched };
    await inSlices(db.loadSteps(await buildFirst(this.#info)));
    if (stored) {
      this.#base = stored.log.base;
      log.load(stored.log.actions, stored.log.undone);
      // The log's changes first: rows with the same date are shown in the order they were created.
      const logged = stored.log.actions.flatMap(({ changes }) => changes);
      const changes = [...this.#base, ...logged, ...stored.changes];
      for (const change of changes) db.apply(change);
      if (stored.isDamaged) void this.#storeAll([...changes, ...removeOrphans(db)]);
    } else {
      void this.#writer.startOver([]);
      if (read?.stored) tabs.post({ kind: 'replaced' });
    }
    const messages = this.#takeWaitingMessages();
    if (stored) for (const message of messages) this.#receive(message);
    this.#announce(stored?.changes ?? []);
  }

  #takeWaitingMessages(): TabMessage[] {
    const messages = this.#waitingMessages ?? [];
    this.#waitingMessages = null;
    return messages;
  }

  /** Announces whether the rows are still the seed's; views are ignored, as they change nothing visible. */
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
      if (this.#waitingMessages) this.#waitingMessages.push(message);
      else this.#options.db.apply(message.change);
    } else if (message.kind === 'action') {
      if (this.#waitingMessages) this.#waitingMessages.push(message);
      else this.#options.log.receive(message.action);
    }
  }

  #record(change: RowChange, touches: boolean): void {
    if (touches) this.#touch();
    // Posted immediately, so that other tabs have the rows before the live message about them.
    this.#options.tabs.post({ kind: 'row', change, touched: this.#info.touched });
    this.#announce([change]);
    this.#writer.add(toStoredRow(change));
  }

  #recordAction(action: Action, dropped: readonly Action[]): void {
    this.#options.tabs.post({ kind: 'action', action });
    for (const each of dropped) this.#writer.add(toDroppedAction(each));
    this.#writer.add(toStoredAction(action));
  }

  #touch(): void {
    if (!this.#info.touched) this.#info = { ...this.#info, touched: true };
  }

  /** Replaces everything stored with these changes and the log. */
  #storeAll(changes: readonly RowChange[]): Promise<void> {
    const { actions, undone } = this.#options.log;
    return this.#writer.startOver([
      ...this.#base.map(toStoredBase),
      ...changes.map(toStoredRow),
      ...actions.map((action) => toStoredAction(action)),
      ...undone.map((action) => toStoredAction(action, true)),
    ]);
  }

  async #begin(
    { info, dataset, base }: Beginning,
    actions: readonly Action[],
    undone: readonly Action[],
  ): Promise<void> {
    const { db, log, tabs } = this.#options;
    db.load(dataset);
    const changes = [...base, ...actions.flatMap((action) => action.changes)];
    for (const change of changes) db.apply(change);
    log.load(actions, undone);
    this.#info = info;
    this.#base = base.filter((change) => !isView(change));
    this.#announced = null;
    this.#announce(changes);
    await this.#storeAll(changes);
    tabs.post({ kind: 'replaced' });
  }
}
