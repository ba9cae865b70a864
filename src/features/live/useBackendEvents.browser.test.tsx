import { QueryClientProvider, type QueryKey, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../api/queryClient.ts';
import { type PartialChange, windowEvents } from '../../shared/windowEvents.ts';
import { postQuery } from '../posts/queries.ts';
import { questionQuery } from '../questions/queries.ts';
import { useBackendEvents } from './useBackendEvents.ts';

interface ScreenProps {
  queryKey: QueryKey;
  read: () => Promise<string>;
}

function Screen({ queryKey, read }: ScreenProps) {
  useBackendEvents();
  const { data } = useQuery({ queryKey, queryFn: read });
  return <p role="status">{data ?? 'Loading'}</p>;
}

test.each<[string, QueryKey, PartialChange]>([
  ['a question', questionQuery('q').queryKey, { stale: [['questions', 'one']] }],
  ['a post', postQuery('p').queryKey, { postId: 'p' }],
])(
  '[DATA-01] shows %s as the other phone has left it while the first read was in flight',
  async (_, queryKey, detail) => {
    const client = createQueryClient(() => undefined);
    const replies: ((text: string) => void)[] = [];
    const read = vi.fn<() => Promise<string>>(() => new Promise((resolve) => void replies.push(resolve)));
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    flushSync(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Screen queryKey={queryKey} read={read} />
        </QueryClientProvider>,
      ),
    );
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    globalThis.dispatchEvent(new CustomEvent(windowEvents.backendChanged, { detail }));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    replies[0]?.('Before the change');
    replies[1]?.('After the change');
    await expect.element(page.getByRole('status')).toHaveTextContent('After the change');
  },
);
