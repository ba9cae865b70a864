import { clock } from '../../src/shared/clock.ts';
import { FORKED_PHONE, type StoredDataset, mockStorage } from '../../src/shared/mockStorage.ts';
import { BASE, withBase } from '../../src/routes.ts';
import { type Notify, notices } from '../control/notices.ts';
import { type Database, createDatabase } from '../db/Database.ts';
import { createMedia } from '../media/createMedia.ts';
import { shrink } from '../media/shrink.ts';
import { browserSeed } from '../seed/browserSeed.ts';
import { addDeferredColumnsInSteps } from '../seed/addDeferredColumnsInSteps.ts';
import { loadOnce } from '../world/loadOnce.ts';
import { ActionLog } from '../world/ActionLog.ts';
import { inSlices } from '../world/steps.ts';
import { Persistence } from './Persistence.ts';
import type { RequestedDataset } from './datasetInfo.ts';
import { openStore } from './openStore.ts';
import { openTabChannel } from './tabChannel.ts';
import { createWebStorage } from './webStorage.ts';

/** Increase on every change of the tables: stored data of another version is discarded. */
const SCHEMA_VERSION = 2;
/** All keys are under the base path, because two demos on one host share an origin. */
export const PREFIX = window.name === FORKED_PHONE ? mockStorage.tabPrefix(BASE) : mockStorage.prefix(BASE);

/** Opens the storage without reading it. */
export async function openStores(notify: Notify) {
  const [rows, pictures] = await Promise.all([openStore(`${PREFIX}rows`), openStore(`${PREFIX}pictures`)]);
  if (rows.recreated) notify(notices.unreadable);
  return {
    version: `${SCHEMA_VERSION}.${browserSeed.fingerprint}`,
    rows: rows.store,
    pictures: pictures.store,
  };
}
type Stores = Awaited<ReturnType<typeof openStores>>;

/** Returns a function that loads the rest of the seed and adds it to the rows of a database, once. */
function createSeedLoader(db: Database, persistence: Persistence): () => Promise<void> {
  const first = browserSeed.rows();
  return loadOnce(async () => {
    await browserSeed.load();
    if (browserSeed.rows() === first) return;
    const complete = await browserSeed.datasetInSlices(persistence.info());
    await inSlices(addDeferredColumnsInSteps(db, first, complete));
  });
}

/** Continues with the stored dataset, or starts the requested one. */
export async function openStorage(stores: Stores, wanted: RequestedDataset, notify: Notify) {
  const { version, rows, pictures } = stores;
  const db = createDatabase();
  const log = new ActionLog();
  const tabs = openTabChannel(PREFIX + version);
  const options = {
    db,
    log,
    tabs,
    version,
    store: rows,
    realNow: clock.realNow,
    buildDataset: browserSeed.dataset,
    buildFirst: browserSeed.datasetInSlices,
    whenSeedLoaded: browserSeed.load,
    notify,
    reload: () => location.reload(),
    announce: (dataset: StoredDataset) =>
      createWebStorage(() => localStorage, PREFIX).write(mockStorage.dataset, JSON.stringify(dataset)),
  };
  const persistence = await Persistence.start(options, wanted).catch((error: unknown) => {
    // If left open, it would receive messages meant for the next start attempt.
    tabs.close();
    throw error;
  });
  const whenSeedLoaded = createSeedLoader(db, persistence);
  const assetUrl = (name: string) => withBase(`pictures/${name}`);
  const media = createMedia({ store: pictures, shrink, assetUrl, notify });
  // Pictures of an earlier dataset are no longer referenced.
  if (persistence.isNew) void media.clear();
  return { db, log, tabs, persistence, media, whenSeedLoaded };
}
