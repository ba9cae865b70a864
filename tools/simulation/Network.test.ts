import { getEventListeners } from 'node:events';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { START } from '../oracle/model/start.ts';
import { Network } from './Network.ts';
import { Scheduler } from './Scheduler.ts';
import { createServer } from './Server.ts';

test('[WORLD-05] a call that is answered, or whose page is left, is not kept by its signal', async () => {
  const scheduler = new Scheduler(Date.parse(START.now));
  const network = new Network({
    name: 'Asha',
    browser: 0,
    scheduler,
    random: (from) => from,
    server: createServer({ start: START, scheduler, people: ['asha'] }),
    window: new Window(),
    fail: (problem) => {
      throw problem;
    },
  });
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
