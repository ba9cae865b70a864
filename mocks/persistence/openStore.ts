import type { UseStore } from 'idb-keyval';

/** A browser may leave an open request hanging (another tab holds an older database, storage is blocked). */
const PATIENCE = 3000;

export async function inTime<V>(work: Promise<V>): Promise<V> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Storage does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
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

/** A connection of one's own: idb-keyval's would stay open on a database that lacks the store. */
async function connect(name: string, onEnd: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const db = await settled(request);
  if (!db.objectStoreNames.contains(STORE)) {
    db.close();
    throw new Error(`${name} is laid out by somebody else`);
  }
  // Browsers close a connection now and then; a tab that mends the database asks for it.
  db.addEventListener('close', onEnd);
  db.addEventListener('versionchange', () => {
    db.close();
    onEnd();
  });
  return db;
}

async function open(name: string): Promise<UseStore> {
  let db: IDBDatabase | null = null;
  const connected = async (): Promise<IDBDatabase> => (db ??= await connect(name, () => (db = null)));
  await connected();
  return async (mode, job) => job((await connected()).transaction(STORE, mode).objectStore(STORE));
}

interface OpenedStore {
  /** Null where the browser gives no storage at all. */
  store: UseStore | null;
  /** What was there could not be opened (another layout, broken files) and was thrown away. */
  mended: boolean;
}

/** Opens a store of one's own in IndexedDB, and makes it anew where what is there cannot be opened. */
export async function openStore(name: string): Promise<OpenedStore> {
  try {
    return { store: await inTime(open(name)), mended: false };
  } catch {
    try {
      await inTime(settled(indexedDB.deleteDatabase(name)));
      return { store: await inTime(open(name)), mended: true };
    } catch {
      return { store: null, mended: false };
    }
  }
}
