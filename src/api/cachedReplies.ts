import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointKey } from './endpointQuery.ts';

/** All cached replies of an endpoint, regardless of parameters. */
export const findCachedReplies = <T>(client: QueryClient, endpoint: Endpoint): T[] =>
  client
    .getQueriesData<T>({ queryKey: endpointKey(endpoint) })
    .flatMap(([, data]) => (data === undefined ? [] : [data]));

/**
 * Updates all cached replies of an endpoint without changing their staleness. A pending read would overwrite
 * the update with its reply, so the update is applied again afterwards: `update` must be idempotent.
 */
export function updateCachedReplies<T>(
  client: QueryClient,
  endpoint: Endpoint,
  update: (data: T) => T,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: endpointKey(endpoint) })) {
    const apply = (): void => {
      const data = client.getQueryData<T>(query.queryKey);
      if (data === undefined) return;
      const next = update(data);
      // setQueryData would mark stale data as fresh.
      if (next !== data) query.setState({ data: next });
    };
    apply();
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, apply);
  }
}

/** Maps a list; returns the same list if no entry changes, so that nothing re-renders. */
export function mapChanged<T>(list: T[], update: (entry: T) => T): T[] {
  const next = list.map(update);
  return next.some((entry, index) => entry !== list[index]) ? next : list;
}
