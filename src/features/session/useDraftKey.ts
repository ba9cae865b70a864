import { type DraftKey, draftKey } from '../../storage/drafts.ts';
import { useCurrentUser } from './queries.ts';

/** The key of a draft of the current user; null until the user is known (AMB-77). */
export function useDraftKey(name: string): DraftKey | null {
  const currentUser = useCurrentUser();
  return currentUser === undefined ? null : draftKey(currentUser?.id ?? null, name);
}
