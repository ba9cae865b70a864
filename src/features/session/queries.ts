import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { isUnauthorized } from '../../api/errors.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { User } from '../../contract/schemas/users.ts';

const endpoint = endpoints.session.current;

/** The current user; null when nobody is signed in: the only read that takes a 401 for an answer (AMB-03). */
export const currentUserQuery = queryOptions<User | null>({
  queryKey: endpointKey(endpoint),
  queryFn: async ({ signal }) => {
    try {
      return await call(endpoint, {}, signal);
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  },
});

/** Does something for the current user once it is known who that is: a press may be answered earlier. */
export async function whenUserIsKnown(client: QueryClient, act: (userId: string) => void): Promise<void> {
  const user = await client.ensureQueryData(currentUserQuery).catch(() => null);
  if (user) act(user.id);
}

/** The current user; null for a visitor, undefined while it loads. */
export const useCurrentUser = (): User | null | undefined => useQuery(currentUserQuery).data;
