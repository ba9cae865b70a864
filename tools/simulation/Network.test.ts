import { getEventListeners } from 'node:events';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { START } from '../oracle/model/start.ts';
import { Network } from './Network.ts';
import { Scheduler } from './Scheduler.ts';
import { createServer } from './Server.ts';

function start() {
  const scheduler = new Scheduler(Date.parse(START.now));
  const network = new Network({
    name: 'Asha',
    browser: 0,
    scheduler,
    random: (_from, to) => to - 1,
    server: createServer({ start: START, scheduler, userIds: ['asha'] }),
    window: new Window(),
    fail: (problem) => {
      throw problem;
    },
  });
  return { scheduler, network };
}

test('[WORLD-05] a call that has ended, or whose page was left, is not retained by its signal', async () => {
  const { scheduler, network } = start();
  const { signal } = new AbortController();
  const listening = (): number => getEventListeners(signal, 'abort').length;

  const answered = network.fetch('http://app.test/api/leaderboard', { signal });
  expect(listening()).toBe(1);
  await scheduler.advance(1000);
  expect(await answered).toMatchObject({ status: 200 });
  expect(listening()).toBe(0);

  void network.fetch('http://app.test/api/leaderboard', { signal });
  network.leave();
  expect(listening()).toBe(0);
});

test('[WORLD-05] a page may show old data while a write of an earlier page is in flight', async () => {
  const { scheduler, network } = start();
  network.quality = 'slow';
  void network.fetch('http://app.test/api/posts/story/like', { method: 'POST' });
  network.leave();
  network.leave();
  expect(network.failed).toBe(1);
  await scheduler.advance(20_000);
  network.leave();
  expect(network.failed).toBe(0);
});
