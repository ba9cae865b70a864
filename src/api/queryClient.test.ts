import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { endpointKey } from './endpointQuery.ts';
import { createQueryClient } from './queryClient.ts';

const { stats } = endpoints.users;

test('[HDR-13, AMB-40] asks again for a first read that was answered before a write, and arrives after it', async () => {
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
