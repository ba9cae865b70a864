import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint, Params } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { call } from './client.ts';

const names = new Map<Endpoint, readonly [resource: string, name: string]>(
  Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries(group).map(
      ([name, endpoint]) => [endpoint as Endpoint, [resource, name] as const] as const,
    ),
  ),
);

/**
 * The endpoint's name, which its query keys start with: `['posts', 'one']`. Throws if it is not in the table.
 */
function endpointName(endpoint: Endpoint): readonly [resource: string, name: string] {
  const name = names.get(endpoint);
  if (!name) throw new Error(`Not in the endpoint table: ${endpoint.method} ${endpoint.path}`);
  return name;
}

/**
 * The query or mutation key of an endpoint: `['posts', 'one', { id }]`; without parameters, the prefix of all
 * its keys.
 */
export function endpointKey<E extends Endpoint>(
  endpoint: E,
  input: { params?: Params<E> | undefined; query?: unknown } = {},
): readonly unknown[] {
  const values: Record<string, unknown> = { ...input.params, ...(input.query as object | undefined) };
  return Object.keys(values).length > 0 ? [...endpointName(endpoint), values] : endpointName(endpoint);
}

/** Query options of a GET endpoint; used by each feature's `queries.ts`. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: endpointKey(endpoint, { params: input.params, query: input.query }),
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });
