import type { UseStore } from 'idb-keyval';

/**
 * A browser may never respond (another tab blocks the database, storage is disabled). The limit of 1.9 s is counted in
 * steps of 0.1 s: a busy page runs its timers late, and so waits longer for the answer.
 */
const STEPS = 19;
const STEP = 100;

export class StorageTimeout extends Error {
  override readonly name = 'StorageTimeout';
  override readonly message = 'Storage does not answer';
}

/** Rejects if storage does not respond in time. */
export async function withTimeout<V>(work: Promise<V>): Promise<V> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const wait = (steps: number): void => {
      if (steps === 0) reject(new StorageTimeout());
      else timer = setTimeout(wait, STEP, steps - 1);
    };
    wait(STEPS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const STORE = 'entries';

function settled<V>(request: IDBRequest<V>): Promise<V> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage refuses')));
  });
}

/** Replaces idb-keyval's own connection, which stays open on a database without the store. */
async function connect(name: string, onClose: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const db = await settled(request);
  if (!db.objectStoreNames.contains(STORE)) {
    db.close();
    throw new Error(`${name} has another layout`);
  }
  // Browsers occasionally close connections, and so does a tab that recreates the database.
  db.addEventListener('close', onClose);
  db.addEventListener('versionchange', () => {
    db.close();
    onClose();
  });
  return db;
}

async function open(name: string): Promise<UseStore> {
  let db: IDBDatabase | null = null;
  const connected = async (): Promise<IDBDatabase> => (db ??= await connect(name, () => (db = null)));
  await connected();
  return async (mode, job) => {
    const attempt = async () => job((await connected()).transaction(STORE, mode).objectStore(STORE));
    try {
      return await attempt();
    } catch {
      // A connection may be lost unnoticed, for example when the site's data is cleared.
      db?.close();
      db = null;
      return attempt();
    }
  };
}

interface OpenedStore {
  /** Null if the browser provides no storage. */
  store: UseStore | null;
  /** The existing database could not be opened (another layout, corrupt files) and was deleted. */
  recreated: boolean;
}

/**
 * Opens an IndexedDB store, recreating its database if it cannot be opened. One that does not respond is left alone:
 * its data may be intact, and deleting it would hang just as long.
 */
export async function openStore(name: string): Promise<OpenedStore> {
  try {
    return { store: await withTimeout(open(name)), recreated: false };
  } catch (error) {
    if (error instanceof StorageTimeout) return { store: null, recreated: false };
    try {
      await withTimeout(settled(indexedDB.deleteDatabase(name)));
      return { store: await withTimeout(open(name)), recreated: true };
    } catch {
      return { store: null, recreated: false };
    }
  }
}
