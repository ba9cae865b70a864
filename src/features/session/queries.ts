import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { isUnauthorized } from '../../api/errors.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { User } from '../../contract/schemas/users.ts';

const endpoint = endpoints.session.current;

/** The current user; null if nobody is signed in: the only read that treats a 401 as a result (AMB-03). */
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

/**
 * Runs a callback once the current user is loaded: an action may succeed before that. Does nothing if nobody
 * is signed in.
 */
export async function whenUserIsKnown(client: QueryClient, act: (userId: string) => void): Promise<void> {
  const user = await client.ensureQueryData(currentUserQuery).catch(() => null);
  if (user) act(user.id);
}

/**
 * The current user; null for a visitor, undefined while loading. If it failed to load, only components that show the
 * failure load it again, not every card that appears later.
 */
export const useCurrentUser = (): User | null | undefined =>
  useQuery({ ...currentUserQuery, retryOnMount: false }).data;
