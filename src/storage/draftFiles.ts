import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { draftStore, FILES_DATABASE, mergeDraft } from './drafts.ts';

type Files = readonly File[];
/** What a draft may have of the files that were stored for it. */
export type Fitting = (stored: Files) => Files | Promise<Files>;
/** Answers the same list where nothing is to change. */
export type Change = (files: Files) => Files;

const STORE = 'files';
/** A browser may leave an open request hanging: so long is waited for what was stored, and for storing, ms. */
const PATIENCE = { read: 3000, write: 300 };
const NONE: Files = [];

/** The files of each draft, and the last of the steps that read or change them one after the other. */
const known = new Map<string, Files>();
const steps = new Map<string, Promise<void>>();

/** A connection for one job only: one that stays open would keep `draftStore.clear` from deleting. */
const database: UseStore = async (mode, job) => {
  const request = indexedDB.open(FILES_DATABASE);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const db = await promisifyRequest(request);
  try {
    return await job(db.transaction(STORE, mode).objectStore(STORE));
  } finally {
    db.close();
  }
};

async function inTime<V>(work: Promise<V>, patience: number): Promise<V> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Storage does not answer')), patience);
  });
  return Promise.race([work, late]);
}

// Which files count is listed beside the texts: forgotten with them, at once, even while the page is being left.
const listOf = (name: string): string => `${name}-files`;
const UNLISTED: { files: string[] } = { files: [] };
const listed = (name: string): string[] => mergeDraft(UNLISTED, draftStore.get(listOf(name))).files;
/** Without its date, which not every browser stores. */
const entryOf = (file: File): string => `${file.name}/${file.size}`;
const list = (name: string, files: Files): void =>
  draftStore.set(listOf(name), files.length > 0 ? { files: files.map(entryOf) } : null);

function show(name: string, files: Files): void {
  known.set(name, files);
  list(name, files);
}

/**
 * A file as it is stored. Not the file itself: Firefox takes it away from under whoever has read it once its entry
 * is written anew, and a private window of Safari stores none.
 */
interface Packed {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}
const pack = async (file: File): Promise<Packed> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
});
const unpack = ({ name, type, lastModified, bytes }: Packed): File =>
  new File([bytes], name, { type, lastModified });
const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;

const store = async (name: string, files: Files): Promise<void> =>
  files.length > 0 ? set(name, await Promise.all(files.map(pack)), database) : del(name, database);

async function write(name: string, files: Files): Promise<void> {
  try {
    await inTime(store(name, files), PATIENCE.write);
  } catch {
    // Not kept beyond this page.
  }
}

async function read(name: string, fitting: Fitting): Promise<void> {
  if (listed(name).length === 0) return;
  try {
    const found = await inTime(get<unknown>(name, database), PATIENCE.read);
    const fit = await fitting(Array.isArray(found) ? found.filter(isPacked).map(unpack) : []);
    // Asked now: the draft may have been discarded meanwhile.
    const entries = new Set(listed(name));
    show(
      name,
      fit.filter((file) => entries.has(entryOf(file))),
    );
  } catch {
    // As if none had been stored.
  }
}

async function changeAfter(before: Promise<void>, name: string, next: Change): Promise<void> {
  await before;
  const files = next(draftFiles.get(name));
  if (files === draftFiles.get(name)) return;
  list(name, files);
  const text = draftStore.get(listOf(name));
  await write(name, files);
  // Another list is there where the draft was discarded meanwhile.
  if (draftStore.get(listOf(name)) === text) show(name, files);
}

/**
 * The files of drafts, beside the texts that draftStore keeps and forgotten by its `clear`. A closed, missing or
 * full database costs them their memory beyond this page, nothing else.
 */
export const draftFiles = {
  /** The files of a draft as far as they are known, the same list until it changes. */
  get(name: string): Files {
    if (draftStore.get(listOf(name)) === null) known.delete(name);
    return known.get(name) ?? NONE;
  },
  /** Waits until what an earlier page has stored is known, as far as it is `fitting`, and every change is made. */
  settle(name: string, fitting: Fitting): Promise<void> {
    const step = steps.get(name) ?? read(name, fitting);
    steps.set(name, step);
    return step;
  },
  /** Changes the files that are there by then; shown once stored, so that a reload in the same moment loses none. */
  change(name: string, fitting: Fitting, next: Change): Promise<void> {
    const step = changeAfter(draftFiles.settle(name, fitting), name, next);
    steps.set(name, step);
    return step;
  },
  /** Forgets the files of a draft, at once. */
  clear(name: string): void {
    if (listed(name).length === 0) return;
    show(name, NONE);
    void write(name, NONE);
  },
};
