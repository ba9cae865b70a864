import { draftKey, unjoinedKey } from './drafts.ts';
import { localStore } from './webStorage.ts';

const FILES = '-files';

/**
 * Moves a visitor's drafts to the user who signs in, next to a draft that the user already has (AMB-77). Settles once
 * the files are moved too.
 */
export async function adoptDrafts(userId: string): Promise<void> {
  const visitors = draftKey(null, '');
  for (const key of localStore.keys(visitors).filter((found) => !found.endsWith(FILES))) {
    const own = draftKey(userId, key.slice(visitors.length));
    const target = localStore.get(own) === null ? own : unjoinedKey(own);
    // Otherwise it stays where it is until the form has joined what is there.
    if (localStore.get(target) !== null) continue;
    localStore.set(target, localStore.get(key));
    localStore.set(key, null);
  }
  const lists = localStore.keys(visitors);
  if (lists.length === 0) return;
  const { draftFiles } = await import('./draftFiles.ts');
  for (const list of lists) {
    const name = list.slice(visitors.length, -FILES.length);
    await draftFiles.move(draftKey(null, name), draftKey(userId, name));
  }
}
