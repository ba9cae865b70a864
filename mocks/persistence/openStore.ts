import { type UseStore, createStore, keys } from 'idb-keyval';

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

const remove = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('Not removed')));
  });

async function open(name: string): Promise<UseStore> {
  const store = createStore(name, 'entries');
  await keys(store);
  return store;
}

export interface OpenedStore {
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
      await inTime(remove(name));
      return { store: await inTime(open(name)), mended: true };
    } catch {
      return { store: null, mended: false };
    }
  }
}
