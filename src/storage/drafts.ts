import { personKey, STORAGE_KEYS, storageName } from './keys.ts';
import { localStore, parseStored } from './webStorage.ts';

export type DraftKey = `draft/${string}/${string}`;

/** Key of a user's draft; drafts are stored per user (AMB-77). */
export const draftKey = (userId: string | null, name: string): DraftKey =>
  `${personKey(STORAGE_KEYS.draft, userId)}/${name}`;

/** Key of what was typed as a visitor, when the user who signed in has a draft too; the form joins them as it opens. */
export const unjoinedKey = (key: DraftKey): DraftKey => `${key}-unjoined`;

/**
 * Name of the database with the files of a user's drafts; here because draftFiles.ts is only loaded with
 * forms that use it.
 */
export const filesDatabase = (draft: string): string =>
  storageName(personKey(STORAGE_KEYS.draftFiles, draft.split('/')[1] ?? ''));

function deleteFiles(database: string): void {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // If databases are blocked, nothing was stored.
  }
}

/** Deletes a user's drafts and their files, or everyone's. */
export function clearDrafts(userId?: string): void {
  const start = userId === undefined ? (`${STORAGE_KEYS.draft}/` as const) : draftKey(userId, '');
  const keys = localStore.keys(start);
  for (const key of keys) localStore.set(key, null);
  for (const database of new Set([...keys, start].map(filesDatabase))) deleteFiles(database);
}

/** Whether two values of a form's field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a value has the same type as the model, including list items. */
const isLike = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value) && (model.length === 0 || value.every((entry) => isLike(entry, model[0])))
    : typeof value === typeof model && !Array.isArray(value);

/**
 * Merges a stored draft into the empty form; fields that are missing or have the wrong type keep the value
 * from `empty`.
 */
export function mergeDraft<T extends object>(empty: T, text: string | null): T {
  const draft = parseStored(text);
  if (typeof draft !== 'object' || draft === null) return empty;
  const validFields = Object.entries(draft).filter(([field, value]) =>
    isLike(value, Reflect.get(empty, field)),
  );
  return { ...empty, ...Object.fromEntries(validFields) };
}
