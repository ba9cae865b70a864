import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput, Endpoint, Reply } from '../contract/endpoint.ts';
import { call } from './client.ts';
import { type ErrorPolicy, reportError } from './failures.ts';
import { invalidate } from './mutationMeta.ts';
import { endpointKey } from './endpointQuery.ts';

export interface WriteOptions<E extends Endpoint> {
  failure: ErrorPolicy;
  /** Runs before the stale reads refetch: patch caches, say what was done, clear the box. */
  onSuccess?: (reply: Reply<E>, input: CallInput<E>) => void;
  /** Writes of one scope run one after the other: never two likes of one post in flight. */
  scope?: string;
}
export type Write<E extends Endpoint> = Pick<
  UseMutationResult<Reply<E>, Error, CallInput<E>>,
  'mutate' | 'isPending' | 'isSuccess'
>;

/** A write of the endpoint table as a mutation: sent once at a time, told when it fails, fresh when it succeeds. */
export function useEndpointMutation<E extends Endpoint>(
  row: E,
  { failure, onSuccess, scope }: WriteOptions<E>,
): Write<E> {
  const client = useQueryClient();
  const sending = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation<Reply<E>, Error, CallInput<E>>({
    mutationKey: endpointKey(row),
    mutationFn: (input) => call(row, input),
    onSuccess: (reply, input) => {
      onSuccess?.(reply, input);
      // Not awaited by the button: the reply is what the person waited for.
      void invalidate(client, row);
    },
    onError: (error) => reportError(error, failure),
    onSettled: () => {
      sending.current = false;
    },
    ...(scope ? { scope: { id: scope } } : {}),
  });
  return {
    isPending,
    isSuccess,
    mutate: (...input) => {
      // On a slow phone a second press may be waiting before `isPending` is drawn.
      if (sending.current) return;
      sending.current = true;
      mutate(...input);
    },
  };
}
