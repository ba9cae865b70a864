import { useIsMutating } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointKey } from './endpointQuery.ts';
import { useEndpointMutation, type Write, type WriteOptions } from './useSerializedMutation.ts';

/**
 * A write that the whole app sends one of at a time: whoever leaves its form before the answer and comes back finds
 * it still on its way, instead of ready to be sent again.
 */
export function useSingleMutation<E extends Endpoint>(row: E, options: WriteOptions<E>): Write<E> {
  const write = useEndpointMutation(row, options);
  return { ...write, isPending: useIsMutating({ mutationKey: endpointKey(row) }) > 0 };
}
