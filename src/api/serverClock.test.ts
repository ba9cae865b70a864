import { afterEach, expect, test } from 'vitest';
import { clock } from '../shared/clock.ts';
import { followServerClock } from './serverClock.ts';

afterEach(() => clock.reset());

const replyAt = (date: string, headers = {}): Response =>
  new Response('', { headers: { Date: date, ...headers } });

test('[WORLD-02] follows the time of the server', () => {
  followServerClock(replyAt('Thu, 01 May 2031 10:00:00 GMT'));
  expect(clock.iso()).toMatch(/^2031-05-01T10:00:00/);
});

test.each([
  ['is about right', replyAt(new Date(Date.now() - 1000).toUTCString())],
  ['is out of a cache', replyAt('Thu, 01 May 2031 10:00:00 GMT', { Age: '60' })],
  ['has no date', new Response('')],
  ['has another text', replyAt('soon')],
])('leaves the clock alone when a reply %s', (_, reply) => {
  followServerClock(reply);
  expect(clock.offset()).toBe(0);
});
