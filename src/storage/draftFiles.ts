import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type DraftKey, filesDatabase, mergeDraft } from './drafts.ts';
import { localStore } from './webStorage.ts';

type Files = readonly File[];
/** Selects the stored files that the draft may still have. */
export type SelectFiles = (stored: Files) => Files | Promise<Files>;
/** Returns the same list when nothing changes. */
export type ChangeFiles = (files: Files) => Files;

const all: SelectFiles = (files) => files;
const STORE = 'files';
/** How long to wait for reading and for writing, in ms; browsers may leave a request open forever. */
const TIMEOUT = { read: 3000, write: 300 };
const NONE: Files = [];

/** The files of each draft, and the last of the queued jobs that read or change them. */
const known = new Map<string, Files>();
const jobs = new Map<string, Promise<void>>();

/** Opens a connection for one job only, since an open one would block deleting the database. */
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

// The current files are listed beside the texts, so that both are removed together even while the page
// closes.
const listKey = (key: DraftKey): DraftKey => `${key}-files`;
const UNLISTED: { files: string[] } = { files: [] };
const listed = (key: DraftKey): string[] => mergeDraft(UNLISTED, localStore.get(listKey(key))).files;
/** Without the modification date, which not every browser stores. */
const entryOf = (file: File): string => `${file.name}/${file.size}`;
const list = (key: DraftKey, files: Files): void =>
  localStore.set(listKey(key), files.length > 0 ? JSON.stringify({ files: files.map(entryOf) }) : null);

function show(key: DraftKey, files: Files): void {
  known.set(key, files);
  list(key, files);
}

/**
 * A file as stored. Not the File itself: Firefox invalidates one that was read before when its entry is
 * written again, and Safari's private windows store none.
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
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'type' in value &&
  typeof value.type === 'string' &&
  'lastModified' in value &&
  typeof value.lastModified === 'number' &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer;

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
    // Checked now, since the draft may have been discarded in the meantime.
    const entries = new Set(listed(key));
    show(
      key,
      selected.filter((file) => entries.has(entryOf(file))),
    );
  } catch {
    // Treated as if no files had been stored.
  }
}

async function changeAfter(before: Promise<void>, key: DraftKey, change: ChangeFiles): Promise<void> {
  await before;
  const files = change(draftFiles.get(key));
  if (files === draftFiles.get(key)) return;
  list(key, files);
  const text = localStore.get(listKey(key));
  await write(key, files);
  // A different list means that the draft was discarded in the meantime.
  if (localStore.get(listKey(key)) === text) show(key, files);
}

/** Files of drafts. Without a usable database they last as long as the page. */
export const draftFiles = {
  /** The files known so far; the same list until it changes. */
  get(key: DraftKey): Files {
    if (localStore.get(listKey(key)) === null) known.delete(key);
    return known.get(key) ?? NONE;
  },
  /** Waits until the stored files are loaded, filtered by `select`, and every change is made. */
  settle(key: DraftKey, select: SelectFiles): Promise<void> {
    const job = jobs.get(key) ?? read(key, select);
    jobs.set(key, job);
    return job;
  },
  /**
   * Changes the files as they are by then; visible once stored, so that a reload right after loses none.
   */
  change(key: DraftKey, select: SelectFiles, change: ChangeFiles): Promise<void> {
    const job = changeAfter(draftFiles.settle(key, select), key, change);
    jobs.set(key, job);
    return job;
  },
  /** Gives the files of a draft to another, which keeps its own if it has some. */
  async move(from: DraftKey, to: DraftKey): Promise<void> {
    await draftFiles.settle(from, all);
    const files = draftFiles.get(from);
    await draftFiles.change(to, all, (own) => (own.length > 0 ? own : files));
    draftFiles.clear(from);
  },
  /** Discards the files of a draft at once. */
  clear(key: DraftKey): void {
    if (listed(key).length === 0) return;
    show(key, NONE);
    void write(key, NONE);
  },
};
