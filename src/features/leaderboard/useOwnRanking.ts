import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { useCurrentUser } from '../session/queries.ts';

/** The viewer's place among all; asked for only when somebody is signed in (LB-05). */
export function useOwnRanking() {
  const id = useCurrentUser()?.id ?? '';
  return useQuery({ ...endpointQuery(endpoints.users.ranking, { params: { id } }), enabled: id !== '' });
}
