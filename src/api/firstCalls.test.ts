import { beforeEach, expect, test, vi } from 'vitest';
import type { FirstCall, FirstCallMessage, FirstReply } from '../shared/firstCall.ts';
import { firstCalls } from './firstCalls.ts';

const LIKE = 'http://api.test/api/posts/post_1/like';
const STATS = 'http://api.test/api/users/guest_user_001/stats';
const FEED = 'http://api.test/api/unified-feed';

/** A worker that answers likes and stats as soon as it runs. */
class FakeWorker extends EventTarget {
  terminate = vi.fn<() => void>();
  #isRunning = false;
  readonly #calls: FirstCallMessage[] = [];

  postMessage(call: FirstCallMessage): void {
    this.#calls.push(call);
    if (this.#isRunning) this.run();
  }
  run(): void {
    this.#isRunning = true;
    for (const { id, url } of this.#calls.splice(0)) {
      const response = url === FEED ? null : { status: 200, text: '{"liked":true}' };
      this.dispatchEvent(new MessageEvent('message', { data: { id, response } satisfies FirstReply }));
    }
  }
}

const send = vi.fn<(call: FirstCall) => Promise<void>>();
const store = vi.fn<(writes: readonly FirstCall[]) => void>();
let worker: FakeWorker;
beforeEach(() => {
  send.mockReset().mockResolvedValue();
  store.mockReset();
  worker = new FakeWorker();
  firstCalls.use(worker, store);
  return () => firstCalls.handOver(send);
});

const sentCalls = () => send.mock.calls.map(([{ method, url }]) => [method, url]);

test('the worker answers a call, and the mock backend receives it later, in the same order', async () => {
  const calls = Promise.all([
    firstCalls.ask(STATS, { method: 'GET' }),
    firstCalls.ask(LIKE, { method: 'POST' }),
  ]);
  worker.run();
  const [stats, like] = await calls;
  expect(stats?.ok).toBe(true);
  await expect(like?.json()).resolves.toEqual({ liked: true });
  expect(send).not.toHaveBeenCalled();
  await firstCalls.handOver(send);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(sentCalls()).toEqual([
    ['GET', STATS],
    ['POST', LIKE],
  ]);
});

test('[SHIP-06] keeps the writes, in case that the page is reloaded before the mock backend has them', async () => {
  worker.run();
  await firstCalls.ask(STATS, { method: 'GET' });
  expect(store).not.toHaveBeenCalled();
  await firstCalls.ask(LIKE, { method: 'POST' });
  expect(store).toHaveBeenCalledWith([{ method: 'POST', url: LIKE }]);
});

test.each([
  ['has a body', LIKE, { method: 'POST', body: '{}' }],
  ['is of an endpoint that the worker does not answer', FEED, { method: 'GET' }],
])('a call that %s goes to the mock backend, which starts at once', async (_, url, init) => {
  worker.run();
  await expect(firstCalls.ask(url, init)).resolves.toBeNull();
  await firstCalls.whenBackendNeeded();
  await firstCalls.handOver(send);
  expect(send).not.toHaveBeenCalled();
});

test('the mock backend answers if the script of the worker does not load', async () => {
  const call = firstCalls.ask(LIKE, { method: 'POST' });
  worker.dispatchEvent(new Event('error'));
  await expect(call).resolves.toBeNull();
  await firstCalls.whenBackendNeeded();
  await expect(firstCalls.ask(LIKE, { method: 'POST' })).resolves.toBeNull();
});
