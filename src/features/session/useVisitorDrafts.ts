import { useEffect } from 'react';
import { draftKey } from '../../storage/drafts.ts';
import { localStore } from '../../storage/webStorage.ts';
import { useCurrentUser } from './queries.ts';

/** Moves a visitor's drafts to the user who signs in (AMB-77). */
export function useVisitorDrafts(): void {
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (userId === undefined || localStore.keys(draftKey(null, '')).length === 0) return;
    void import('../../storage/adoptDrafts.ts').then(
      ({ adoptDrafts }) => adoptDrafts(userId),
      // If the page is left in the meantime, the drafts stay for the next one.
      () => undefined,
    );
  }, [userId]);
}
