import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, Reply } from '../contract/endpoint.ts';
import { call } from './client.ts';
import { type FailurePolicy, tellFailure } from './failures.ts';
import { freshen } from './freshness.ts';

interface WriteOptions<E extends Endpoint> {
  failure: FailurePolicy;
  /** Runs before the stale reads refetch: patch caches, say what was done, clear the box. */
  onSuccess?: (reply: Reply<E>, input: CallInput<E>) => void;
  /** Writes of one scope run one after the other: never two likes of one post in flight. */
  scope?: string;
}

/** A write of the endpoint table as a mutation: told when it fails, fresh when it succeeds. */
export function useWrite<E extends Endpoint>(
  row: E,
  { failure, onSuccess, scope }: WriteOptions<E>,
): UseMutationResult<Reply<E>, Error, CallInput<E>> {
  const client = useQueryClient();
  return useMutation<Reply<E>, Error, CallInput<E>>({
    mutationFn: (input) => call(row, input),
    onSuccess: async (reply, input) => {
      onSuccess?.(reply, input);
      // Not awaited by the button: the reply is what the person waited for.
      void freshen(client, row);
    },
    onError: (error) => tellFailure(error, failure),
    ...(scope ? { scope: { id: scope } } : {}),
  });
}
