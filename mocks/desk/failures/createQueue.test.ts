import { expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';

/** A queue whose attempts finish when the test resolves them. */
function createPausedQueue() {
  const queue = createQueue<{ name: string }>();
  const done: string[] = [];
  let finish = (): void => undefined;
  const attempt = async ({ name }: { name: string }): Promise<void> => {
    await new Promise<void>((resolve) => (finish = resolve));
    done.push(name);
  };
  const leave = (): Promise<void> => {
    done.push('left');
    return Promise.resolve();
  };
  const add = (...names: string[]): Promise<void> =>
    queue.add(
      names.map((name) => ({ name })),
      attempt,
      leave,
    );
  const turn = async (): Promise<void> => {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, done, add, turn };
}

test('items added while another runs are queued, without duplicates', async () => {
  const { queue, done, add, turn } = createPausedQueue();
  const all = add('like', 'save');
  await add('comment', 'save', 'like');
  expect(queue.get()).toEqual({ running: 'like', waiting: [{ name: 'save' }, { name: 'comment' }] });
  for (const _ of ['like', 'save', 'comment']) await turn();
  await all;
  expect(done).toEqual(['like', 'save', 'comment', 'left']);
  expect(queue.get()).toEqual({ running: null, waiting: [] });
});

test('stops after the current item', async () => {
  const { queue, done, add, turn } = createPausedQueue();
  const all = add('like', 'save');
  queue.stop();
  await turn();
  await all;
  expect(done).toEqual(['like', 'left']);
});
