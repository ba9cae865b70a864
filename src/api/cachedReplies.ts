import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointKey } from './endpointQuery.ts';

/** What is cached of an endpoint, whatever its parameters. */
export const findCachedReplies = <T>(client: QueryClient, endpoint: Endpoint): T[] =>
  client
    .getQueriesData<T>({ queryKey: endpointKey(endpoint) })
    .flatMap(([, data]) => (data === undefined ? [] : [data]));

/**
 * Updates everything cached of an endpoint and leaves it as stale as it was. The reply of a read that is under way
 * would undo the update, so that it is updated again once the reply is there: `update` is to be idempotent.
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
      // Not setQueryData, which would mark stale data as fresh.
      if (next !== data) query.setState({ data: next });
    };
    apply();
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, apply);
  }
}

/** A list with each entry updated; the same list where no entry changes, so that nothing renders again. */
export function mapChanged<T>(list: T[], update: (entry: T) => T): T[] {
  const next = list.map(update);
  return next.some((entry, index) => entry !== list[index]) ? next : list;
}
