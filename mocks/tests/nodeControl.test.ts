import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Post } from '../../src/contract/schemas/posts.ts';
import type { Snapshot } from '../control/snapshot.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { origin, mockBackend, send, post, json, control, errorOf, points, postId } = await startTestServer();
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const LIKE = 'POST /api/posts/:id/like';

describe('[SHIP-09] mockBackend over HTTP', () => {
  test('lists its members and accepts only POST', async () => {
    expect(await json(send('/__mock'))).toEqual(expect.arrayContaining(['reset', 'clock.set', 'live.emit']));
    expect((await send('/__mock/reset')).status).toBe(405);
    expect(await control('transport')).toBe('port');
  });

  test.each([
    ['constructor', '[]', 404, expect.stringMatching(/^No such member: constructor. The nearest is '/)],
    ['signIn', '{"userId":"traveller_001"}', 400, 'The body is not a JSON list of arguments'],
    ['signIn', 'traveller_001', 400, 'The body is not a JSON list of arguments'],
    ['signIn', '[]', 400, 'Not the right arguments'],
    ['signIn', '[1]', 400, 'Argument 0 is missing or not valid'],
    ['signIn', '["nobody"]', 400, expect.stringMatching(/^No such person: nobody. The nearest is '/)],
    ['reset', '[{"scenario":"sunny"}]', 400, "No such scenario: sunny. The nearest is 'many'."],
    ['reset', '[{"seed":"x"}]', 400, 'Argument 0.seed is missing or not valid'],
    [
      'fault',
      '["GET /api/nothing",500]',
      400,
      expect.stringMatching(/^No such endpoint: GET \/api\/nothing. The nearest is 'GET /),
    ],
    ['reset', '[{"scenari":"empty"}]', 400, "No such option: scenari. The nearest is 'scenario'."],
    ['reset', '[{"ids":"count"}]', 400, "Argument 0.ids is not valid: count. The nearest is 'counted'."],
    ['clock.set', '["someday"]', 400, 'Not a date: someday'],
    ['live.emit', '[{"type":"applause"}]', 400, 'Argument 0.type is missing or not valid'],
    ['restore', '[{}]', 400, 'Not a snapshot'],
  ])('%s with %s answers %d', async (member, body, status, message) => {
    expect(await errorOf(post(`/__mock/${member}`, body))).toEqual({ status, message });
  });

  test('expires the session for writes, until a sign-in', async () => {
    await control('expireSession');
    expect(await errorOf(post(`/api/posts/${postId}/like`))).toEqual({
      status: 401,
      message: 'Unauthorized',
    });
    expect((await send('/api/auth/user')).status).toBe(200);
    await control('signIn', 'traveller_002');
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(200);
  });

  test('forces failures as in the page', async () => {
    await control('fault', LIKE, 503);
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(503);
    await control('fault', LIKE, 'offline');
    await expect(post(`/api/posts/${postId}/like`)).rejects.toThrow('fetch failed');
    await control('fault', LIKE, 'malformed');
    await expect(json(post(`/api/posts/${postId}/like`))).rejects.toThrow(SyntaxError);
    await control('fault', LIKE, 'html');
    expect((await post(`/api/posts/${postId}/like`)).headers.get('Content-Type')).toContain('text/html');
    await control('clearFaults');
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(200);
  });

  test('dates new rows by the adjusted clock', async () => {
    await control('clock.set', '2031-05-01T10:00:00.000Z');
    await control('clock.advance', 3_600_000);
    expect(new Date(await control<number>('clock.now')).toISOString()).toMatch(/^2031-05-01T11:00/);
    const { createdAt } = await json<Post>(
      post(`/api/posts/${postId}/comments`, JSON.stringify({ content: 'Later.' })),
    );
    expect(createdAt).toMatch(/^2031-05-01T11:00/);
  });

  test('restores a snapshot', async () => {
    const before = await points();
    const saved = await control('snapshot');
    await post(`/api/posts/${postId}/comments`, JSON.stringify({ content: 'Undone soon.' }));
    expect(await points()).not.toBe(before);
    expect(await control('restore', saved)).toBeNull();
    expect(await points()).toBe(before);
    await control('reset', { scenario: 'empty' });
    expect(await json(send('/api/unified-feed'))).toMatchObject({ data: [], hasMore: false });
  });
});

describe('[SHIP-09] the socket', () => {
  beforeAll(() => control('reset'));

  /** A client that authenticates and records what it receives. */
  async function connect(userId: string) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
    onTestFinished(() => socket.terminate());
    const received: { type: string }[] = [];
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const sendMessage = (message: unknown): void => socket.send(JSON.stringify(message));
    sendMessage({ type: 'authenticate', userId });
    await vi.waitFor(() => expect(received).toEqual([{ type: 'connected' }]));
    return { socket, received, sendMessage };
  }

  test('sends a like to the author and an emitted message to everyone', async () => {
    const { user } = await json<Post>(send(`/api/posts/${postId}`));
    const [author, other] = [await connect(user.id), await connect('traveller_003')];
    author.socket.send('no words of the contract');
    await post(`/api/posts/${postId}/like`);
    await control('live.emit', { type: 'new_follow' });
    await vi.waitFor(() => expect(other.received).toEqual([{ type: 'connected' }, { type: 'new_follow' }]));
    expect(author.received).toEqual([
      { type: 'connected' },
      {
        type: 'new_like',
        postId,
        userId: 'traveller_001',
        userName: 'Ananya Rao',
        userAvatar: `${origin}/pictures/people/traveller_001.svg`,
        about: expect.stringMatching(/^liked your (story|tip) /),
      },
      { type: 'new_follow' },
    ]);
  });

  test("relays a voter's message to the others", async () => {
    const [voter, other] = [await connect('traveller_001'), await connect('traveller_003')];
    voter.sendMessage({ type: 'poll_vote', pollId: 'any_poll', userId: 'traveller_001' });
    await vi.waitFor(() => expect(other.received).toHaveLength(2));
    expect(other.received[1]).toMatchObject({ type: 'poll_update', pollId: 'any_poll' });
    expect(voter.received).toHaveLength(1);
  });

  test('disconnects, refuses clients, and accepts them again when restored', async () => {
    const { socket } = await connect('traveller_001');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await control('live.drop');
    expect(await closed).toBe(1006);
    await expect(connect('traveller_001')).rejects.toThrow('socket hang up');
    await control('live.restore');
    expect((await connect('traveller_001')).received).toEqual([{ type: 'connected' }]);
  });

  test('accepts connections only at /ws', async () => {
    const elsewhere = new WebSocket(`${origin.replace('http', 'ws')}/hot-reload`);
    const error: unknown = await new Promise((resolve) => elsewhere.once('error', resolve));
    expect(String(error)).toContain('socket hang up');
  });
});

describe('mockBackend checks its arguments', () => {
  /** Calls a member as an untyped script in the page would. */
  async function callInPage(member: string, args: unknown[]): Promise<unknown> {
    const [name = '', group] = member.split('.').toReversed();
    const owner: object = group === undefined ? mockBackend : Reflect.get(mockBackend, group);
    const run: (...given: unknown[]) => Promise<unknown> = Reflect.get(owner, name);
    return run(...args);
  }

  test.each([
    ['reset', ['full']],
    ['reset', [{ scenari: 'empty' }]],
    ['reset', [{ scenario: 'sunny' }]],
    ['reset', [{ as: 'unknown' }]],
    ['reset', [{ now: 'someday' }]],
    ['clock.set', [null]],
    ['clock.set', ['someday']],
    ['clock.advance', ['1h']],
    ['clock.advance', [Number.NaN]],
    ['clock.advance', [1e300]],
    ['clock.advance', [-1e14]],
    ['clock.set', ['+020000-01-01T00:00:00Z']],
    ['reset', [{ now: 8.64e15 }]],
    ['latency', [-1]],
    ['signIn', ['unknown']],
    ['signIn', []],
    ['restore', [{}]],
  ])('%s refuses %j in the page as over HTTP', async (member, args) => {
    const error: unknown = await callInPage(member, args).catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error('The call succeeded');
    expect(['TypeError', 'RangeError']).toContain(error.name);
    const overHttp = await errorOf(post(`/__mock/${member}`, JSON.stringify(args)));
    expect(overHttp).toEqual({ status: 400, message: error.message });
  });

  test('a refused reset changes nothing', async () => {
    await control('fault', LIKE, 503);
    await control('clock.set', '2031-05-01T10:00:00.000Z');
    await post(`/api/posts/${postId}/comments`, JSON.stringify({ content: 'Still there.' }));
    const before = await control('snapshot');
    await expect(mockBackend.reset({ as: 'unknown', now: '2032-01-01' })).rejects.toThrow('No such person');
    expect(await control('snapshot')).toEqual(before);
    expect(await control<string>('clock.now').then((now) => new Date(now).getUTCFullYear())).toBe(2031);
    expect((await post(`/api/posts/${postId}/like`)).status).toBe(503);
    await control('reset');
  });

  const packagesWith = ({ rows, ...rest }: Snapshot, price: unknown): unknown => ({
    ...rest,
    rows: { ...rows, user: [], package: rows.package.map((row, n) => (n === 3 ? { ...row, price } : row)) },
  });

  test.each<[what: string, change: (snapshot: Snapshot) => unknown]>([
    ['with text for a number', (snapshot) => packagesWith(snapshot, 'cheap')],
    ['with a list for a number', (snapshot) => packagesWith(snapshot, [1])],
    ['with an object for a number', (snapshot) => packagesWith(snapshot, {})],
    ['of no possible time', (snapshot) => ({ ...snapshot, epoch: 1e300, pictures: { a: PIXEL } })],
    ['of an unknown scenario', (snapshot) => ({ ...snapshot, scenario: 'sunny' })],
    [
      'with a picture that is not a data: URL',
      (snapshot) => ({ ...snapshot, pictures: { a: 'data:image/x' } }),
    ],
    [
      'with a row twice',
      (snapshot) => ({
        ...snapshot,
        rows: { ...snapshot.rows, tag: [...snapshot.rows.tag, ...snapshot.rows.tag] },
      }),
    ],
  ])('a refused snapshot %s changes nothing', async (_, change) => {
    const before = await mockBackend.snapshot();
    await expect(callInPage('restore', [change(before)])).rejects.toThrow(/No such|Not a/);
    expect(await mockBackend.snapshot()).toEqual(before);
  });

  test('signs in nobody when a restored snapshot has neither the user nor the guest', async () => {
    const before = await mockBackend.snapshot();
    const user = before.rows.user.filter(({ id }) => id === 'traveller_002');
    await mockBackend.restore({ ...before, rows: { ...before.rows, user } });
    expect((await send('/api/auth/user')).status).toBe(401);
    await mockBackend.restore(before);
  });
});
