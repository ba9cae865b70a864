import { useEffect } from 'react';
import { draftKey } from '../../storage/drafts.ts';
import { localStore } from '../../storage/webStorage.ts';
import { useCurrentUser } from './queries.ts';

/** Keeps what a visitor typed for the person who signs in then (AMB-77). */
export function useVisitorDrafts(): void {
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (userId === undefined || localStore.keys(draftKey(null, '')).length === 0) return;
    void import('../../storage/adoptDrafts.ts').then(
      ({ adoptDrafts }) => adoptDrafts(userId),
      // A page that is left meanwhile leaves the drafts to the next one.
      () => undefined,
    );
  }, [userId]);
}
