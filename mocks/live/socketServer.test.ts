import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { createDatabase } from '../db/Database.ts';
import { createSocketServer } from './socketServer.ts';
import { createPageSocketTransport } from './pageSocketTransport.ts';
import { openTabChannel } from '../persistence/tabChannel.ts';
import { aDataset, aPost } from '../testing/factories.ts';

const ADDRESS = 'ws://demo.test/ws';
const realUrls: string[] = [];
class RealSocket extends EventTarget {
  constructor(address: string | URL) {
    super();
    realUrls.push(String(address));
  }
}

let servers = 0;
beforeEach(() => {
  realUrls.length = 0;
  vi.stubGlobal('WebSocket', RealSocket);
  servers += 1;
  return () => vi.unstubAllGlobals();
});

function startServer() {
  const db = createDatabase();
  db.load(aDataset({ post: [aPost({ id: 'story', userId: 'ravi' })] }));
  const tabs = openTabChannel(`live-${servers}`);
  const resolvePictureUrls = (json: string) => Promise.resolve(json.replace('asset:', '/pictures/'));
  const transport = createPageSocketTransport(ADDRESS);
  const server = createSocketServer({ transport, db, tabs, now: () => 0, resolvePictureUrls });
  onTestFinished(() => {
    server.dispose();
    tabs.close();
  });
  return { server, db, tabs };
}

/** A client that has connected and records what it receives. */
async function openSocket() {
  const socket = new WebSocket(ADDRESS);
  const received: ServerMessage[] = [];
  socket.addEventListener('message', (event: MessageEvent<string>) => received.push(JSON.parse(event.data)));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return { socket, received };
}

/** A client like the app's: it authenticates, too. */
async function connect(userId: string) {
  const { socket, received } = await openSocket();
  const send = (message: unknown): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  send({ type: 'authenticate', userId });
  await vi.waitFor(() => expect(received).toEqual([{ type: 'connected' }]));
  return { socket, received, send, types: () => received.map(({ type }) => type) };
}
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

test('[WS-03, WS-12] connects an authenticated client and ignores malformed messages', async () => {
  startServer();
  const asha = await connect('asha');
  for (const text of ['not json', '{}', '{"type":"poll_vote"}', '[]', '{"type":"new_post"}']) asha.send(text);
  await pause();
  expect(asha.types()).toEqual(['connected']);
});

test('sends what was emitted before the first client connected', async () => {
  const { server } = startServer();
  server.emit({ type: 'new_follow' });
  server.publish({ type: 'new_post' });
  const socket = new WebSocket(ADDRESS);
  const received: string[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => received.push(data));
  await vi.waitFor(() => expect(received).toEqual(['{"type":"new_follow"}']));
});

test('sends messages to their audience, with URLs for picture references', async () => {
  const { server } = startServer();
  const [asha, ravi] = [await connect('asha'), await connect('ravi')];
  server.publish({ type: 'new_like', userAvatar: 'asset:people/x.svg' }, { to: ['ravi'] });
  server.publish({ type: 'new_post' }, { except: 'asha' });
  server.emit({ type: 'new_follow' });
  await vi.waitFor(() => expect(asha.types()).toEqual(['connected', 'new_follow']));
  expect(ravi.received).toEqual([
    { type: 'connected' },
    { type: 'new_like', userAvatar: '/pictures/people/x.svg' },
    { type: 'new_post' },
    { type: 'new_follow' },
  ]);
});

test('[WS-09] sends a vote to the other clients once, although resolver and voter both report it', async () => {
  const { server, db } = startServer();
  const [asha, hers, ravi] = [await connect('asha'), await connect('asha'), await connect('ravi')];
  db.pollVote.insert({ id: 'p:asha', pollId: 'p', userId: 'asha', optionIndex: 1, createdAt: '' });
  const votes = [{ userId: 'asha', optionIndex: 1 }];
  server.publish({ type: 'poll_update', pollId: 'p', votes }, { except: 'asha' });
  asha.send({ type: 'poll_vote', pollId: 'p', userId: 'asha' });
  await vi.waitFor(() => expect(hers.types()).toEqual(['connected', 'poll_update']));
  await pause();
  expect(ravi.received).toEqual([{ type: 'connected' }, { type: 'poll_update', pollId: 'p', votes }]);
  expect(asha.types()).toEqual(['connected']);
});

test("[WS-10] notifies the post's author of a comment once", async () => {
  const { server } = startServer();
  const [asha, ravi] = [await connect('asha'), await connect('ravi')];
  server.publish({ type: 'new_comment', postId: 'story', userId: 'asha' }, { to: ['ravi'] });
  asha.send({ type: 'new_comment', postId: 'story', userId: 'asha' });
  await pause();
  expect(ravi.types()).toEqual(['connected', 'new_comment']);
  asha.send({ type: 'new_comment', postId: 'story', userId: 'asha' });
  await vi.waitFor(() => expect(ravi.types()).toEqual(['connected', 'new_comment', 'new_comment']));
});

test('sends messages from one tab to the clients of the others', async () => {
  const { tabs } = startServer();
  const asha = await connect('asha');
  const other = openTabChannel(`live-${servers}`);
  onTestFinished(() => other.close());
  expect(tabs).not.toBe(other);
  other.post({ kind: 'live', message: { type: 'new_post' }, audience: {} });
  await vi.waitFor(() => expect(asha.types()).toEqual(['connected', 'new_post']));
});

test.each(['connected', 'authenticated'])(
  'sends a client what other tabs sent its user just before it %s',
  async (step) => {
    startServer();
    const other = openTabChannel(`live-${servers}`);
    onTestFinished(() => other.close());
    const like = { type: 'new_like', postId: 'story', userId: 'asha' } as const;
    const earlySocket = step === 'authenticated' ? await openSocket() : null;
    other.post({ kind: 'live', message: like, audience: { to: ['ravi'] } });
    other.post({ kind: 'live', message: { type: 'new_post' }, audience: { except: 'ravi' } });
    await pause();
    const { socket, received } = earlySocket ?? (await openSocket());
    socket.send(JSON.stringify({ type: 'authenticate', userId: 'ravi' }));
    const createdAt = '1970-01-01T00:00:00.000Z';
    // Until it authenticates, a client receives what a guest does.
    const asGuest = earlySocket ? [{ type: 'new_post' }] : [];
    await vi.waitFor(() =>
      expect(received).toEqual([...asGuest, { type: 'connected' }, { ...like, createdAt }]),
    );
  },
);

test('[WS-11] disconnects with 1006 when dropped, refuses clients, and accepts them again when restored', async () => {
  const { server } = startServer();
  const { socket } = await connect('asha');
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  server.drop();
  expect(await closed).toMatchObject({ code: 1006, wasClean: false });
  expect(server.isListening()).toBe(false);
  const refused = new WebSocket(ADDRESS);
  await new Promise((resolve) => refused.addEventListener('error', resolve));
  server.restore();
  expect((await connect('asha')).types()).toEqual(['connected']);
});

test('leaves other sockets unmocked, and restores the native class when disposed', () => {
  const { server } = startServer();
  const elsewhere = new WebSocket('ws://demo.test/hot-reload');
  expect(realUrls).toEqual(['ws://demo.test/hot-reload']);
  expect(elsewhere).toBeInstanceOf(WebSocket);
  server.dispose();
  expect(globalThis.WebSocket).toBe(RealSocket);
});
