import { useIsMutating } from '@tanstack/react-query';
import type { Endpoint } from '../contract/endpoint.ts';
import { keyOf } from './query.ts';
import { useWrite, type Write, type WriteOptions } from './useWrite.ts';

/**
 * A write that the whole app sends one of at a time: whoever leaves its form before the answer and comes back finds
 * it still on its way, instead of ready to be sent again.
 */
export function useWriteOnce<E extends Endpoint>(row: E, options: WriteOptions<E>): Write<E> {
  const write = useWrite(row, options);
  return { ...write, isPending: useIsMutating({ mutationKey: keyOf(row) }) > 0 };
}
