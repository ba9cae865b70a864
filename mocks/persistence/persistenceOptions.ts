import type { UseStore } from 'idb-keyval';
import type { StoredDataset } from '../../src/shared/mockStorage.ts';
import type { Notify } from '../control/notices.ts';
import type { Database } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import type { ActionLog } from '../world/ActionLog.ts';
import type { DatasetOptions } from './datasetInfo.ts';
import type { TabChannel } from './tabChannel.ts';

/** What persistence works on, and how it makes and announces datasets. */
export interface PersistenceOptions {
  db: Database;
  log: ActionLog;
  /** Null if storage is unavailable. */
  store: UseStore | null;
  tabs: TabChannel;
  version: string;
  /** The real time in ms, not the mock clock's. */
  realNow: () => number;
  /** Builds the initial rows of a new dataset. */
  buildDataset: (options: DatasetOptions) => Dataset;
  /** The same at the start, where it must not block the page. */
  buildFirst?: (options: DatasetOptions) => Promise<Dataset>;
  /** Loads the whole seed, of which a first visit needs only a part. */
  whenSeedLoaded?: () => Promise<void>;
  notify: Notify;
  /** Called when another tab has replaced the dataset. */
  reload: () => void;
  /** Called with the dataset info that the page's early script needs, whenever it changes. */
  announce?: (dataset: StoredDataset) => void;
}
