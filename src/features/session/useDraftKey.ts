import { type DraftKey, draftKey } from '../../storage/drafts.ts';
import type { DraftKeys } from '../../storage/useDraft.ts';
import { useCurrentUser } from './queries.ts';

/** The key of a draft of the current user; null until the user is known (AMB-77). */
export function useDraftKey(name: string): DraftKey | null {
  const currentUser = useCurrentUser();
  return currentUser === undefined ? null : draftKey(currentUser?.id ?? null, name);
}

/** The keys with which a form keeps its text (AMB-77). */
export function useDraftKeys(name: string): DraftKeys {
  const own = useDraftKey(name);
  const visitor = draftKey(null, name);
  return { key: own ?? visitor, visitor };
}
