import { QueryClientProvider, mutationOptions } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addComment } from '../features/posts/mutations.ts';
import { addAnswer } from '../features/questions/mutations.ts';
import { createTodo } from '../features/todos/mutations.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { useSerializedMutation } from '../api/useSerializedMutation.ts';

const mutationFn = vi.fn<() => Promise<unknown>>();
const client = createQueryClient(() => {});

function Form({ mutationKey }: { mutationKey: readonly unknown[] }) {
  const { mutate, isPending } = useSerializedMutation(mutationOptions({ mutationKey, mutationFn }));
  return (
    <button type="button" aria-busy={isPending} onClick={() => mutate()}>
      Send
    </button>
  );
}

let root: Root;
const button = (): HTMLButtonElement | null => document.querySelector('button');
/** Renders the form for this key in a new root, as after closing and reopening it. */
function openForm(mutationKey: readonly unknown[]): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Form mutationKey={mutationKey} />
      </QueryClientProvider>,
    ),
  );
}

/** Waits until `count` mutations have been sent and checks that no more follow. */
async function expectSent(count: number): Promise<void> {
  expect(client.getMutationCache().getAll()).toHaveLength(count);
  await vi.waitFor(() => expect(mutationFn).toHaveBeenCalledTimes(count));
}

let reply: (data: unknown) => void;
beforeEach(() => {
  mutationFn.mockReset();
  mutationFn.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
});
afterEach(() => {
  root.unmount();
  client.clear();
});

test('[CARD-10] drops a second press that comes before the first is rendered as pending', async () => {
  openForm(addComment('a').mutationKey);
  button()?.click();
  button()?.click();
  await vi.waitFor(() => expect(button()?.ariaBusy).toBe('true'));
  await expectSent(1);
});

test.each([
  ['[CARD-10] comment', addComment('a')],
  ['[Q-04] answer', addAnswer('a')],
  ['[TODO-03] to-do', createTodo],
])('%s: a form that is opened again finds its submit pending and sends nothing twice', async (_, options) => {
  openForm(options.mutationKey);
  button()?.click();
  root.unmount();
  openForm(options.mutationKey);
  expect(button()?.ariaBusy).toBe('true');
  button()?.click();
  await expectSent(1);
  reply({});
  await vi.waitFor(() => expect(button()?.ariaBusy).toBe('false'));
  button()?.click();
  await expectSent(2);
});

test('[CARD-10] sends to another target while one is pending', async () => {
  openForm(addComment('a').mutationKey);
  button()?.click();
  root.unmount();
  openForm(addComment('b').mutationKey);
  expect(button()?.ariaBusy).toBe('false');
  button()?.click();
  await expectSent(2);
});
