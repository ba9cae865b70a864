import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/queries.ts';
import { rankingQuery } from '../users/queries.ts';

/** The current user's rank; disabled for visitors (LB-05). */
export function useOwnRanking() {
  const id = useCurrentUser()?.id ?? '';
  return useQuery({ ...rankingQuery(id), enabled: id !== '' });
}
