import { personKey, STORAGE_KEYS, storageName } from './keys.ts';
import { localStore, parseStored } from './webStorage.ts';

export type DraftKey = `draft/${string}/${string}`;

/** A draft belongs to a person (AMB-77). */
export const draftKey = (userId: string | null, name: string): DraftKey =>
  `${personKey(STORAGE_KEYS.draft, userId)}/${name}`;

/** The database of the files in a person's drafts. Not in draftFiles.ts, which is loaded with its forms only. */
export const filesDatabase = (draft: string): string =>
  storageName(personKey(STORAGE_KEYS.draftFiles, draft.split('/')[1] ?? ''));

function deleteFiles(database: string): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Where databases are blocked, nothing was stored.
  }
}

/** Forgets a person's drafts and their files, or everybody's. */
export function clearDrafts(userId?: string): void {
  const start = userId === undefined ? (`${STORAGE_KEYS.draft}/` as const) : draftKey(userId, '');
  const keys = localStore.keys(start);
  for (const key of keys) localStore.set(key, null);
  for (const database of new Set([...keys, start].map(filesDatabase))) deleteFiles(database);
}

/** Of the same type as the model, the entries of a list included. */
const isLike = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && (model.length === 0 || value.every((entry) => isLike(entry, model[0])))
    : typeof value === typeof model && !Array.isArray(value);

/** A stored draft over the empty form: fields that are missing or of another type stay as they are in `empty`. */
export function mergeDraft<T extends object>(empty: T, text: string | null): T {
  const draft = parseStored(text);
  if (typeof draft !== 'object' || draft === null) return empty;
  const kept = Object.entries(draft).filter(([field, value]) => isLike(value, Reflect.get(empty, field)));
  return { ...empty, ...Object.fromEntries(kept) };
}
