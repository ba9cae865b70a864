import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { call } from './client.ts';

const names = new Map<Endpoint, readonly [noun: string, name: string]>(
  Object.entries(endpoints).flatMap(([noun, rows]) =>
    Object.entries(rows).map(([name, row]) => [row as Endpoint, [noun, name] as const] as const),
  ),
);

/** The name of a row in the table, as query keys begin: `['posts', 'one']`. Throws for a row outside it. */
export function endpointName(row: Endpoint): readonly [noun: string, name: string] {
  const name = names.get(row);
  if (!name) throw new Error(`Not in the endpoint table: ${row.method} ${row.path}`);
  return name;
}

/** The cache key of a read: `['posts', 'one', { id }]`; without input, the prefix of all of them. */
export function endpointKey<E extends Endpoint>(row: E, input?: CallInput<E>) {
  const values: Record<string, unknown> = { ...input?.params, ...(input?.query as object | undefined) };
  return Object.keys(values).length > 0 ? ([...endpointName(row), values] as const) : endpointName(row);
}

/** Query options of a GET row; screens pass them to `useQuery`. */
export const endpointQuery = <E extends Endpoint>(row: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: endpointKey(row, input),
    queryFn: ({ signal }) => call(row, input, signal),
  });

/** DATA-01: no retry, no refetch on window focus, no polling, data never stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
  });
