import { personKey, STORAGE_KEYS, storageName } from './keys.ts';
import { localStore, parseStored } from './webStorage.ts';

export type DraftKey = `draft/${string}/${string}`;

/** Drafts belong to a person (AMB-77). */
export const draftKey = (userId: string | null, name: string): DraftKey =>
  `${personKey(STORAGE_KEYS.draft, userId)}/${name}`;

/**
 * Name of the database with the files of a person's drafts; here because draftFiles.ts is loaded only with
 * its forms.
 */
export const filesDatabase = (draft: string): string =>
  storageName(personKey(STORAGE_KEYS.draftFiles, draft.split('/')[1] ?? ''));

function deleteFiles(database: string): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Where databases are blocked, nothing was stored.
  }
}

/** Deletes a person's drafts and their files, or everybody's. */
export function clearDrafts(userId?: string): void {
  const start = userId === undefined ? (`${STORAGE_KEYS.draft}/` as const) : draftKey(userId, '');
  const keys = localStore.keys(start);
  for (const key of keys) localStore.set(key, null);
  for (const database of new Set([...keys, start].map(filesDatabase))) deleteFiles(database);
}

/** Whether a value has the same type as the model, list items included. */
const isLike = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && (model.length === 0 || value.every((entry) => isLike(entry, model[0])))
    : typeof value === typeof model && !Array.isArray(value);

/**
 * Merges a stored draft into the empty form; missing fields and fields of another type keep the value of
 * `empty`.
 */
export function mergeDraft<T extends object>(empty: T, text: string | null): T {
  const draft = parseStored(text);
  if (typeof draft !== 'object' || draft === null) return empty;
  const kept = Object.entries(draft).filter(([field, value]) => isLike(value, Reflect.get(empty, field)));
  return { ...empty, ...Object.fromEntries(kept) };
}
