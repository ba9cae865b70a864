import { MutationCache, type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { failureReason } from '../shared/requestFailures.ts';
import { REDIRECT_DELAY } from '../shared/limits.ts';
import { endpointKey } from './endpointQuery.ts';
import { isUnauthorized, serverMessage } from './errors.ts';
import type { MutationMeta } from './mutationMeta.ts';
import { redirectTo } from './redirects.ts';

/** Notifies the user of a failed write. */
export type NotifyError = (message: {
  title: string;
  description: string;
  reason?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Sends the write again, if the message is to offer that. */
  retry?: (() => void) | undefined;
}) => void;

interface Failure {
  error: unknown;
  meta: MutationMeta;
  /** Sends the write again. */
  retry: () => void;
}

function reportError({ error, meta, retry }: Failure, notifyError: NotifyError): void {
  const { errorMessage, errorTitle = 'Error', unauthorized, offersRetry = false } = meta;
  const signedOut = isUnauthorized(error);
  const redirect = signedOut && unauthorized?.redirect;
  const action = signedOut && !redirect ? { label: 'Sign in', onPress: redirectTo.login } : undefined;
  if (redirect) setTimeout(redirectTo.login, REDIRECT_DELAY);
  if (signedOut && unauthorized) {
    const { title, description } = unauthorized;
    return notifyError({ title, description, action });
  }
  const description = typeof errorMessage === 'string' ? errorMessage : errorMessage(serverMessage(error));
  return notifyError({
    title: errorTitle,
    description,
    reason: failureReason(error),
    action,
    retry: offersRetry && !signedOut ? retry : undefined,
  });
}

/**
 * Refetches what a write has made stale. An initial read in flight may have been answered before the write.
 * Invalidating only refetches reads that have data, so it is cancelled first.
 */
export async function refetchStale(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}

/** Another failure is reported like the first. */
async function sendAgain<V>(
  client: QueryClient,
  options: MutationOptions<unknown, Error, V>,
  variables: V,
): Promise<void> {
  await client
    .getMutationCache()
    .build(client, options)
    .execute(variables)
    .catch(() => undefined);
}

/**
 * The query client. Queries: no retries, no refetch on window focus, no polling, data never becomes stale
 * (DATA-01). Mutations: their `meta` defines the error message and the reads to invalidate (ERR-01 to
 * ERR-05).
 */
export function createQueryClient(notifyError: NotifyError): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, variables, _result, { meta, options }) => {
        if (meta)
          reportError({ error, meta, retry: () => void sendAgain(client, options, variables) }, notifyError);
      },
      // In onSettled, since it runs after the mutation's own `onSuccess` has updated the caches.
      onSettled: (_data, error, _variables, _result, { meta }) => {
        if (error || !meta) return;
        // Not awaited: the submit button should wait for the reply, not for the refetches.
        for (const endpoint of meta.invalidates) void refetchStale(client, endpointKey(endpoint));
      },
    }),
  });
  return client;
}
