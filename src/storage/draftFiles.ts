import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type DraftKey, filesDatabase, mergeDraft } from './drafts.ts';
import { localStore } from './webStorage.ts';

type Files = readonly File[];
/** Selects which of the stored files the draft keeps. */
export type SelectFiles = (stored: Files) => Files | Promise<Files>;
/** Must return the same list if nothing changes; may read new files first. */
export type ChangeFiles = (files: Files) => Files | Promise<Files>;

const all: SelectFiles = (files) => files;
const STORE = 'files';
/** In ms; browsers may leave a request pending forever. */
const TIMEOUT = 3000;
const NONE: Files = [];

/** The files of each draft, and the last queued job that reads or changes them. */
const known = new Map<string, Files>();
/** How often each draft was discarded in this tab. */
const discards = new Map<string, number>();
const jobs = new Map<string, Promise<void>>();

/** Opens a connection for a single job, since an open connection would block deleting the database. */
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

async function withTimeout<V>(work: Promise<V>): Promise<V> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Storage does not answer')), TIMEOUT);
  });
  return Promise.race([work, late]);
}

// The list of files is kept in localStorage with the texts, so that both are removed synchronously even while
// the page is closing.
const listKey = (key: DraftKey): DraftKey => `${key}-files`;
const UNLISTED: { files: string[] } = { files: [] };
const listed = (key: DraftKey): string[] => mergeDraft(UNLISTED, localStore.get(listKey(key))).files;
/** Without the modification date, which some browsers do not store. */
const entryOf = (file: File): string => `${file.name}/${file.size}`;
const list = (key: DraftKey, files: Files): void =>
  localStore.set(listKey(key), files.length > 0 ? JSON.stringify({ files: files.map(entryOf) }) : null);

function show(key: DraftKey, files: Files): void {
  known.set(key, files);
  list(key, files);
}

/**
 * A stored file. Not a File: Firefox invalidates one that was read earlier when its entry is rewritten, and
 * Safari's private windows cannot store any.
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
    await withTimeout(store(key, files));
  } catch {
    // Blocked or full: the files are kept only as long as the page is open.
  }
}

async function read(key: DraftKey, select: SelectFiles): Promise<void> {
  if (listed(key).length === 0) return;
  try {
    const stored = await withTimeout(get<unknown>(key, databaseOf(key)));
    const selected = await select(Array.isArray(stored) ? stored.filter(isStoredFile).map(toFile) : []);
    // Read only now, since the draft may have been discarded in the meantime.
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
  const discarded = discards.get(key);
  await before;
  const current = draftFiles.get(key);
  const files = await change(current);
  if (files === current || discards.get(key) !== discarded) return;
  list(key, files);
  const text = localStore.get(listKey(key));
  await write(key, files);
  // A different list means that the draft was discarded in the meantime.
  if (localStore.get(listKey(key)) === text) show(key, files);
}

/** Files of drafts. Without a usable database they are kept only as long as the page is open. */
export const draftFiles = {
  /** The files loaded so far; the same array until it changes. */
  get(key: DraftKey): Files {
    if (localStore.get(listKey(key)) === null) known.delete(key);
    return known.get(key) ?? NONE;
  },
  /** Resolves once the stored files are loaded, filtered by `select`, and all queued changes are done. */
  settle(key: DraftKey, select: SelectFiles): Promise<void> {
    const job = jobs.get(key) ?? read(key, select);
    jobs.set(key, job);
    return job;
  },
  /**
   * Queues a change to the files; it becomes visible once stored, so that an immediate reload loses nothing.
   */
  change(key: DraftKey, select: SelectFiles, change: ChangeFiles): Promise<void> {
    const job = changeAfter(draftFiles.settle(key, select), key, change);
    jobs.set(key, job);
    return job;
  },
  /** Moves the files of one draft to another, before its own. */
  async move(from: DraftKey, to: DraftKey): Promise<void> {
    await draftFiles.settle(from, all);
    const files = draftFiles.get(from);
    await draftFiles.change(to, all, (own) => [...files, ...own]);
    draftFiles.clear(from);
  },
  /** Discards the files of a draft immediately, and those that are still being read. */
  clear(key: DraftKey): void {
    discards.set(key, (discards.get(key) ?? 0) + 1);
    if (listed(key).length === 0) return;
    show(key, NONE);
    void write(key, NONE);
  },
};
