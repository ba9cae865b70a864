import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { setApiReady } from './ready.ts';
import { socket, socketUrl } from './socket.ts';
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

interface FakeConnection {
  sent: string[];
  drop: () => void;
  receive: (message: object) => void;
}

/** A fake socket that opens immediately and records what each connection sends. */
function fakeConnections(): FakeConnection[] {
  const connections: FakeConnection[] = [];
  class FakeSocket extends EventTarget {
    static readonly CLOSING = 2;
    readonly CLOSED = 3;
    readyState = 0;
    constructor() {
      super();
      const drop = (): void => this.close();
      const receive = (message: object): void => {
        this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
      };
      connections.push({ sent: this.sent, drop, receive });
      queueMicrotask(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }
    readonly sent: string[] = [];
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }));
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  return connections;
}

test('[WS-02, WS-03] authenticates once after sign-in, and reconnects after sign-out', async () => {
  setApiReady(() => Promise.resolve());
  const connections = fakeConnections();
  expect(socket.isStarting()).toBe(true);
  const close = socket.open();
  onTestFinished(() => {
    close();
    vi.unstubAllGlobals();
  });
  const authenticates = (userId: string): string => JSON.stringify({ type: 'authenticate', userId });
  const sent = (): string[][] => connections.map((connection) => connection.sent);

  await vi.waitFor(() => expect(socket.status()).toBe('connected'));
  socket.identify(undefined);
  socket.identify('asha');
  socket.identify('asha');
  expect(sent()).toEqual([[authenticates('asha')]]);
  expect(socket.isStarting()).toBe(true);
  connections[0]?.receive({ type: 'connected' });
  await vi.waitFor(() => expect(socket.isStarting()).toBe(false));
  socket.identify('ravi');
  expect(sent()).toEqual([[authenticates('asha'), authenticates('ravi')]]);

  socket.identify(null);
  await vi.waitFor(() => expect(connections).toHaveLength(2));
  await vi.waitFor(() => expect(socket.status()).toBe('connected'));
  expect(sent()[1]).toEqual([]);

  socket.identify('asha');
  socket.identify('asha');
  expect(sent()[1]).toEqual([authenticates('asha')]);
  connections[1]?.drop();
  await vi.waitFor(() => expect(sent()[2]).toEqual([authenticates('asha')]));
});

test('[WS-11] closes when the page is hidden, and reopens when Back shows it', async () => {
  setApiReady(() => Promise.resolve());
  const connections = fakeConnections();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const close = socket.openWhileShown();
  onTestFinished(() => {
    close();
    vi.unstubAllGlobals();
  });
  await vi.waitFor(() => expect(socket.status()).toBe('connected'));
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(socket.status()).toBe('disconnected'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(socket.status()).toBe('connected'));
  expect(connections).toHaveLength(2);
});
