import { describe, expect, test } from 'vitest';
import { socketUrl } from './socket.ts';
import { parseMessage } from './reconnectingSocket.ts';

describe('the live socket', () => {
  test.each([
    ['http://127.0.0.1:4173', 'ws://127.0.0.1:4173/ws'],
    ['https://waystone.test', 'wss://waystone.test/ws'],
    ['https://api.waystone.test:8443/', 'wss://api.waystone.test:8443/ws'],
  ])('[WS-01] of %s is at %s', (origin, url) => {
    expect(socketUrl(origin)).toBe(url);
  });

  test('parses the messages of the contract', () => {
    const votes = [{ userId: 'u1', optionIndex: 2 }];
    expect(parseMessage(JSON.stringify({ type: 'poll_update', pollId: 'p1', votes }))).toEqual({
      type: 'poll_update',
      pollId: 'p1',
      votes,
    });
    expect(parseMessage('{"type":"connected"}')).toEqual({ type: 'connected' });
  });

  test('[NOTIF-14] keeps a message of an unknown type', () => {
    expect(parseMessage('{"type":"new_badge","userId":"u1","of":"gold"}')).toEqual({
      type: 'other',
      userId: 'u1',
    });
  });

  test.each(['', 'hello', 'null', '[]', '{}', '{"type":7}', '{"type":"poll_update","pollId":1}'])(
    '[WS-12] ignores %j',
    (data) => {
      expect(parseMessage(data)).toBeNull();
    },
  );
});
