import { useEffect } from 'react';
import { adoptDrafts } from '../../storage/adoptDrafts.ts';
import { useCurrentUser } from './queries.ts';

/** Keeps what a visitor typed for the person who signs in then (AMB-77). */
export function useVisitorDrafts(): void {
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (userId !== undefined) void adoptDrafts(userId);
  }, [userId]);
}
