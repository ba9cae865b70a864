import {
  type UseMutationOptions,
  type UseMutationResult,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * `useMutation` for toggles and submits: while a mutation of the same key is pending, anywhere in the app, another
 * one is dropped. A form that is closed and opened again finds its submit still pending.
 */
export function useSerializedMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: readonly unknown[] },
): Pick<UseMutationResult<Data, Error, Variables>, 'mutate' | 'isPending' | 'isSuccess'> {
  const { mutationKey } = options;
  const client = useQueryClient();
  const { mutate, isSuccess } = useMutation(options);
  return {
    isSuccess,
    isPending: useIsMutating({ mutationKey }) > 0,
    mutate: (...variables) => {
      // Read from the cache: a second press may come before `isPending` is rendered.
      if (client.isMutating({ mutationKey }) === 0) mutate(...variables);
    },
  };
}
