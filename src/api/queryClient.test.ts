import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { endpointKey } from './endpointQuery.ts';
import { ApiError } from './errors.ts';
import { LOGGED_OUT, type UnauthorizedMessage } from './mutationMeta.ts';
import { type NotifyError, createQueryClient } from './queryClient.ts';

const { stats } = endpoints.users;

test('[HDR-13, AMB-40] refetches a first read that was answered before a write but arrives after it', async () => {
  const client = createQueryClient(() => undefined);
  const answers: ((points: number) => void)[] = [];
  const read = new QueryObserver(client, {
    queryKey: endpointKey(stats, { params: { id: 'asha' } }),
    queryFn: () => new Promise<number>((resolve) => void answers.push(resolve)),
  });
  const stop = read.subscribe(() => undefined);
  const write = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(null),
    meta: { errorMessage: '', invalidates: [stats] },
  });
  await write.mutate();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(96);
  answers[1]?.(97);
  await vi.waitFor(() => expect(read.getCurrentResult()).toMatchObject({ data: 97, isFetching: false }));
  stop();
  client.clear();
});

test.each<[string, string, UnauthorizedMessage | undefined]>([
  ['with a text of its own and no redirect', 'Sign in', { ...LOGGED_OUT, redirect: false }],
  ['like any other failure', 'Sign in', undefined],
  ['with a redirect', 'nothing', LOGGED_OUT],
])('[ASK-29, ERR-02, ERR-04] the toast of a 401 %s offers: %s', async (_, offer, unauthorized) => {
  vi.useFakeTimers();
  const notifyError = vi.fn<NotifyError>();
  const client = createQueryClient(notifyError);
  const write = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new ApiError(401, '{"message":"Unauthorized"}', '')),
    meta: { errorMessage: 'Failed.', invalidates: [], ...(unauthorized ? { unauthorized } : {}) },
  });
  await expect(write.mutate()).rejects.toThrow('401');
  expect(notifyError).toHaveBeenCalledOnce();
  expect(notifyError.mock.calls[0]?.[0].action?.label ?? 'nothing').toBe(offer);
  vi.clearAllTimers();
  vi.useRealTimers();
  client.clear();
});
