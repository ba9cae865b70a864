import { request } from 'node:http';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { LeaderboardEntry } from '../../src/contract/schemas/leaderboard.ts';
import { startMockServer } from '../node.ts';
import { BODY_LIMIT } from '../port/requestListener.ts';
import { aPicture } from '../testing/files.ts';

const server = await startMockServer(0);
const { origin } = server;
afterAll(() => server.close());

const inWorld = (world: string | null, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(origin + path, {
    ...init,
    headers: world === null ? {} : { 'X-Waystone-World': world },
  });
const control = async (world: string | null, member: string, ...args: unknown[]): Promise<unknown> =>
  (await inWorld(world, `/__mock/${member}`, { method: 'POST', body: JSON.stringify(args) })).json();
const userOf = async (world: string | null): Promise<unknown> =>
  (await inWorld(world, '/api/auth/user')).json();

async function open(search = '') {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws${search}`);
  onTestFinished(() => socket.terminate());
  const received: unknown[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send('{"type":"authenticate","userId":"traveller_002"}');
  await vi.waitFor(() => expect(received).toEqual([{ type: 'connected' }]));
  return { socket, received };
}

test('[SHIP-09] keeps unused connections open, since test runners send requests over them again', async () => {
  const { headers } = await inWorld(null, '/api/sponsors');
  expect(headers.get('Keep-Alive')).toBe('timeout=120');
});

describe('[SHIP-09] a world per client', () => {
  test('has its own session, faults and clock', async () => {
    await control('blue', 'signIn', 'traveller_003');
    await control('blue', 'fault', 'GET /api/sponsors', 503);
    await control('blue', 'clock.set', '2031-05-01');
    expect(await userOf('blue')).toMatchObject({ id: 'traveller_003' });
    expect(await userOf(null)).toMatchObject({ id: 'guest_user_001' });
    expect((await inWorld('blue', '/api/sponsors')).status).toBe(503);
    expect((await inWorld('red', '/api/sponsors')).status).toBe(200);
    expect(Number(await control('red', 'clock.now'))).toBeLessThan(Date.parse('2031-01-01'));
  });

  test('has its own rows', async () => {
    await control('blue', 'reset', { scenario: 'empty' });
    expect(await (await inWorld('blue', '/api/custom-packages')).json()).toEqual([]);
    expect(await (await inWorld(null, '/api/custom-packages')).json()).not.toEqual([]);
  });

  test('can also be named by a cookie', async () => {
    await control('green', 'signIn', 'traveller_003');
    const headers = { Cookie: 'theme=dark; waystone-world=green' };
    expect(await (await fetch(`${origin}/api/auth/user`, { headers })).json()).toMatchObject({
      id: 'traveller_003',
    });
  });

  test('has its own sockets, named in their URL', async () => {
    const [shared, own] = [await open(), await open('?world=sea')];
    await control('sea', 'live.emit', { type: 'new_follow' });
    await vi.waitFor(() => expect(own.received).toHaveLength(2));
    await control(null, 'live.emit', { type: 'new_question' });
    await vi.waitFor(() => expect(shared.received).toHaveLength(2));
    expect([own.received[1], shared.received[1]]).toEqual([{ type: 'new_follow' }, { type: 'new_question' }]);
    await control('sea', 'live.drop');
    expect((await open()).received).toHaveLength(1);
  });

  test('serves only its own pictures, by URLs that need no header', async () => {
    const form = new FormData();
    form.append('profilePicture', aPicture(300));
    const post = { method: 'POST', body: form };
    const user: { profileImageUrl: string } = await (
      await inWorld('blue', '/api/auth/user/profile-picture', post)
    ).json();
    expect(user.profileImageUrl).toMatch(/\?world=blue$/);
    expect((await fetch(user.profileImageUrl)).headers.get('Content-Type')).toBe('image/png');
    expect((await fetch(user.profileImageUrl.replace('blue', 'red'))).status).toBe(404);
  });
});

describe('[SHIP-09] picture URLs', () => {
  /** node:http, because fetch does not allow setting the Host header. */
  const leaderboard = (headers: Record<string, string>): Promise<LeaderboardEntry[]> =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}/api/leaderboard`, { headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve(JSON.parse(text)));
      });
      sent.on('error', reject).end();
    });

  test.each([
    [{ Host: '10.0.2.2:4400' }, 'http://10.0.2.2:4400/pictures/'],
    [
      { 'X-Forwarded-Host': 'mock.example.com', 'X-Forwarded-Proto': 'https' },
      'https://mock.example.com/pictures/',
    ],
    [{ 'X-Forwarded-Proto': 'javascript' }, `${origin}/pictures/`],
  ])('are those that the caller can open: %j', async (headers, start) => {
    const list = await leaderboard(headers);
    expect(
      list.map(({ profileImageUrl }) => profileImageUrl).filter((url) => url && !url.startsWith(start)),
    ).toEqual([]);
  });
});

test('[SHIP-09] the accounts page is complete even if picture URLs change its length', async () => {
  const page = await (await fetch(`${origin}/api/login`)).text();
  expect(page).toContain(`src="${origin}/pictures/people/traveller_002.svg"`);
  expect(page).toMatch(/<\/html>$/);
});

describe('[SHIP-09] a body over the limit', () => {
  /** Sends the start of a request, and reads the response. */
  const begin = (headers: Record<string, number>, bytes: number) =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}/api/posts`, { method: 'POST', headers }, (response) => {
        response.resume();
        sent.destroy();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.flushHeaders();
      sent.write(Buffer.alloc(bytes));
    });

  test.each([
    ['by its length', { 'Content-Length': BODY_LIMIT + 1 }, 1],
    ['as it comes', {}, BODY_LIMIT + 1],
  ])('is refused with 413 %s, and the server goes on', async (_, headers, bytes) => {
    expect(await begin(headers, bytes)).toBe(413);
    expect((await fetch(`${origin}/api/auth/user`)).status).toBe(200);
  });
});

test('[SHIP-09] closes its sockets when it stops, and frees the port', async () => {
  const other = await startMockServer(0);
  const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await other.close();
  expect(await closed).toBe(1001);
  const again = await startMockServer(Number(new URL(other.origin).port));
  expect(again.origin).toBe(other.origin);
  await again.close();
});
