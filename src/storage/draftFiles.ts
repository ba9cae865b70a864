import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type DraftKey, filesDatabase, mergeDraft } from './drafts.ts';
import { localStore } from './webStorage.ts';

type Files = readonly File[];
/** Picks the stored files that the draft may still have. */
export type SelectFiles = (stored: Files) => Files | Promise<Files>;
/** Returns the same list where nothing is to change. */
export type ChangeFiles = (files: Files) => Files;

const STORE = 'files';
/** A browser may leave a request open forever: how long to wait for reading and for writing, ms. */
const TIMEOUT = { read: 3000, write: 300 };
const NONE: Files = [];

/** The files of each draft, and the last of the jobs that read or change them one after the other. */
const known = new Map<string, Files>();
const jobs = new Map<string, Promise<void>>();

/** A connection for one job only: an open one would keep `clearDrafts` from deleting the database. */
const databaseOf =
  (key: DraftKey): UseStore =>
  async (mode, job) => {
    const request = indexedDB.open(filesDatabase(key));
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    const db = await promisifyRequest(request);
    try {
      return await job(db.transaction(STORE, mode).objectStore(STORE));
    } finally {
      db.close();
    }
  };

async function withTimeout<V>(work: Promise<V>, timeout: number): Promise<V> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Storage does not answer')), timeout);
  });
  return Promise.race([work, late]);
}

// The files that count are listed beside the texts: removed with them at once, even while the page is being left.
const listKey = (key: DraftKey): DraftKey => `${key}-files`;
const UNLISTED: { files: string[] } = { files: [] };
const listed = (key: DraftKey): string[] => mergeDraft(UNLISTED, localStore.get(listKey(key))).files;
/** Without its date, which not every browser stores. */
const entryOf = (file: File): string => `${file.name}/${file.size}`;
const list = (key: DraftKey, files: Files): void =>
  localStore.set(listKey(key), files.length > 0 ? JSON.stringify({ files: files.map(entryOf) }) : null);

function show(key: DraftKey, files: Files): void {
  known.set(key, files);
  list(key, files);
}

/**
 * A file as it is stored. Not the File itself: Firefox invalidates one that was read before once its entry is
 * written again, and a private window of Safari stores none.
 */
interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}
const toStored = async (file: File): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
});
const toFile = ({ name, type, lastModified, bytes }: StoredFile): File =>
  new File([bytes], name, { type, lastModified });
const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;

const store = async (key: DraftKey, files: Files): Promise<void> =>
  files.length > 0
    ? set(key, await Promise.all(files.map(toStored)), databaseOf(key))
    : del(key, databaseOf(key));

async function write(key: DraftKey, files: Files): Promise<void> {
  try {
    await withTimeout(store(key, files), TIMEOUT.write);
  } catch {
    // Blocked or full: the files last as long as this page.
  }
}

async function read(key: DraftKey, select: SelectFiles): Promise<void> {
  if (listed(key).length === 0) return;
  try {
    const found = await withTimeout(get<unknown>(key, databaseOf(key)), TIMEOUT.read);
    const selected = await select(Array.isArray(found) ? found.filter(isStoredFile).map(toFile) : []);
    // Read now: the draft may have been discarded meanwhile.
    const entries = new Set(listed(key));
    show(
      key,
      selected.filter((file) => entries.has(entryOf(file))),
    );
  } catch {
    // As if none had been stored.
  }
}

async function changeAfter(before: Promise<void>, key: DraftKey, change: ChangeFiles): Promise<void> {
  await before;
  const files = change(draftFiles.get(key));
  if (files === draftFiles.get(key)) return;
  list(key, files);
  const text = localStore.get(listKey(key));
  await write(key, files);
  // The list is another one where the draft was discarded meanwhile.
  if (localStore.get(listKey(key)) === text) show(key, files);
}

/** The files of drafts. A blocked, missing or full database costs them their memory beyond this page, no more. */
export const draftFiles = {
  /** The files of a draft as far as they are known, the same list until it changes. */
  get(key: DraftKey): Files {
    if (localStore.get(listKey(key)) === null) known.delete(key);
    return known.get(key) ?? NONE;
  },
  /** Waits until the stored files are known, as far as `select` takes them, and every change is made. */
  settle(key: DraftKey, select: SelectFiles): Promise<void> {
    const job = jobs.get(key) ?? read(key, select);
    jobs.set(key, job);
    return job;
  },
  /** Changes the files that are there by then; shown once stored, so that a reload in the same moment loses none. */
  change(key: DraftKey, select: SelectFiles, change: ChangeFiles): Promise<void> {
    const job = changeAfter(draftFiles.settle(key, select), key, change);
    jobs.set(key, job);
    return job;
  },
  /** Forgets the files of a draft, at once. */
  clear(key: DraftKey): void {
    if (listed(key).length === 0) return;
    show(key, NONE);
    void write(key, NONE);
  },
};
