import {
  type UseMutationOptions,
  type UseMutationResult,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * `useMutation` for toggles and submits: while a mutation with the same key is pending, anywhere in the app,
 * further calls are ignored. A form that is closed and reopened still shows its pending submit.
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
