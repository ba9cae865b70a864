import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/queries.ts';
import { rankingQuery } from '../users/queries.ts';

/** The viewer's place among all; asked for only when somebody is signed in (LB-05). */
export function useOwnRanking() {
  const id = useCurrentUser()?.id ?? '';
  return useQuery({ ...rankingQuery(id), enabled: id !== '' });
}
