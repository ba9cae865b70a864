import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ServerMessage } from '../../src/contract/live.ts';
import { createDatabase } from '../db/Database.ts';
import { createLive } from './socketServer.ts';
import { pageLine } from './pageSocketTransport.ts';
import { openTabs } from '../persistence/tabChannel.ts';
import { aDataset, aPost } from '../testing/factories.ts';

const ADDRESS = 'ws://demo.test/ws';
const real: string[] = [];
class RealSocket extends EventTarget {
  constructor(address: string | URL) {
    super();
    real.push(String(address));
  }
}

let lines = 0;
beforeEach(() => {
  real.length = 0;
  vi.stubGlobal('WebSocket', RealSocket);
  lines += 1;
  return () => vi.unstubAllGlobals();
});

function startLive() {
  const db = createDatabase();
  db.load(aDataset({ post: [aPost({ id: 'story', userId: 'ravi' })] }));
  const tabs = openTabs(`live-${lines}`);
  const withAddresses = (json: string) => Promise.resolve(json.replace('asset:', '/pictures/'));
  const live = createLive({ line: pageLine(ADDRESS), db, tabs, withAddresses });
  onTestFinished(() => {
    live.dispose();
    tabs.close();
  });
  return { live, db, tabs };
}

/** A client as the app has one: it says who it is, and notes what it hears. */
async function connect(userId: string) {
  const socket = new WebSocket(ADDRESS);
  const heard: ServerMessage[] = [];
  socket.addEventListener('message', (event: MessageEvent<string>) => heard.push(JSON.parse(event.data)));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const send = (message: unknown): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  send({ type: 'authenticate', userId });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'connected' }]));
  return { socket, heard, send, types: () => heard.map(({ type }) => type) };
}
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

test('[WS-03] an authenticated client is connected, and malformed words are ignored [WS-12]', async () => {
  startLive();
  const asha = await connect('asha');
  for (const words of ['not json', '{}', '{"type":"poll_vote"}', '[]', '{"type":"new_post"}'])
    asha.send(words);
  await pause();
  expect(asha.types()).toEqual(['connected']);
});

test('messages reach their audience, with addresses in place of picture references', async () => {
  const { live } = startLive();
  const [asha, ravi] = [await connect('asha'), await connect('ravi')];
  live.publish({ type: 'new_like', userAvatar: 'asset:people/x.svg' }, { to: ['ravi'] });
  live.publish({ type: 'new_post' }, { except: 'asha' });
  live.emit({ type: 'new_follow' });
  await vi.waitFor(() => expect(asha.types()).toEqual(['connected', 'new_follow']));
  expect(ravi.heard).toEqual([
    { type: 'connected' },
    { type: 'new_like', userAvatar: '/pictures/people/x.svg' },
    { type: 'new_post' },
    { type: 'new_follow' },
  ]);
});

test('[WS-09] a vote reaches the other clients once, though resolver and voter both tell', async () => {
  const { live, db } = startLive();
  const [asha, hers, ravi] = [await connect('asha'), await connect('asha'), await connect('ravi')];
  db.pollVote.insert({ id: 'p:asha', pollId: 'p', userId: 'asha', optionIndex: 1, createdAt: '' });
  const votes = [{ userId: 'asha', optionIndex: 1 }];
  live.publish({ type: 'poll_update', pollId: 'p', votes }, { except: 'asha' });
  asha.send({ type: 'poll_vote', pollId: 'p', userId: 'asha' });
  await vi.waitFor(() => expect(hers.types()).toEqual(['connected', 'poll_update']));
  await pause();
  expect(ravi.heard).toEqual([{ type: 'connected' }, { type: 'poll_update', pollId: 'p', votes }]);
  expect(asha.types()).toEqual(['connected']);
});

test("[WS-10] a comment is told to the post's author once", async () => {
  const { live } = startLive();
  const [asha, ravi] = [await connect('asha'), await connect('ravi')];
  live.publish({ type: 'new_comment', postId: 'story', userId: 'asha' }, { to: ['ravi'] });
  asha.send({ type: 'new_comment', postId: 'story', userId: 'asha' });
  await pause();
  expect(ravi.types()).toEqual(['connected', 'new_comment']);
  asha.send({ type: 'new_comment', postId: 'story', userId: 'asha' });
  await vi.waitFor(() => expect(ravi.types()).toEqual(['connected', 'new_comment', 'new_comment']));
});

test('what is said in one tab is heard in the others', async () => {
  const { tabs } = startLive();
  const asha = await connect('asha');
  const other = openTabs(`live-${lines}`);
  onTestFinished(() => other.close());
  expect(tabs).not.toBe(other);
  other.tell({ kind: 'live', message: { type: 'new_post' }, audience: {} });
  await vi.waitFor(() => expect(asha.types()).toEqual(['connected', 'new_post']));
});

test('[WS-11] a dropped line closes with 1006, refuses, and works again when restored', async () => {
  const { live } = startLive();
  const { socket } = await connect('asha');
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  live.drop();
  expect(await closed).toMatchObject({ code: 1006, wasClean: false });
  expect(live.isUp()).toBe(false);
  const refused = new WebSocket(ADDRESS);
  await new Promise((resolve) => refused.addEventListener('error', resolve));
  live.restore();
  expect((await connect('asha')).types()).toEqual(['connected']);
});

test('every other socket is the real one, and the real one is back in the end', () => {
  const { live } = startLive();
  const elsewhere = new WebSocket('ws://demo.test/hot-reload');
  expect(real).toEqual(['ws://demo.test/hot-reload']);
  expect(elsewhere).toBeInstanceOf(WebSocket);
  live.dispose();
  expect(globalThis.WebSocket).toBe(RealSocket);
});
