import { beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import { aPicture } from '../testing/files.ts';

const { mockBackend, send, post, control, errorOf, postId } = await startTestServer();
const LIKE = 'POST /api/posts/:id/like';
const like = (id = postId) => post(`/api/posts/${id}/like`);
const statuses = async (count: number, call: () => Promise<Response> = like) => {
  const seen = [];
  for (let index = 0; index < count; index += 1) seen.push((await call()).status);
  return seen;
};

beforeEach(async () => {
  await control('reset');
  await control('signIn', 'traveller_001');
});

describe('[SHIP-09] a finer fault', () => {
  test.each([
    [{ outcome: 503, times: 2 }, [503, 503, 200, 200]],
    [{ outcome: 503, after: 2 }, [200, 200, 503, 503]],
    [{ outcome: 503, after: 1, times: 1 }, [200, 503, 200, 200]],
    [{ status: 418 }, [418, 418, 418, 418]],
    [{ body: { liked: 'maybe' } }, [200, 200, 200, 200]],
  ])('%j answers %j', async (options, expected) => {
    await control('fault', LIKE, options);
    expect(await statuses(4)).toEqual(expected);
  });

  test('applies to calls with matching path parameters only', async () => {
    const liked = new Set(
      (await mockBackend.rows('like', { userId: 'traveller_001' })).map((row) => row.postId),
    );
    const other =
      (await mockBackend.rows('post')).find(({ id }) => id !== postId && !liked.has(id))?.id ?? '';
    await control('fault', LIKE, { outcome: 500, match: { id: other } });
    expect([(await like()).status, (await like(other)).status]).toEqual([200, 500]);
    expect(await mockBackend.rows('like', { postId: other, userId: 'traveller_001' })).toEqual([]);
  });

  test('responds with a custom body', async () => {
    await control('fault', LIKE, { status: 409, body: { message: 'Not today' } });
    expect(await errorOf(like())).toEqual({ status: 409, message: 'Not today' });
  });

  test.each([[null], [false], [0], [[]], [{ liked: null }]])('responds with %j as it is', async (body) => {
    await control('fault', LIKE, { body });
    await like().catch(() => undefined);
    expect((await mockBackend.requests()).at(-1)).toMatchObject({ status: 200, reply: body });
  });

  test('delays one call, which then succeeds; a latency delays one endpoint', async () => {
    await control('fault', LIKE, { delay: 60, times: 1 });
    await control('latency', 40, 'GET /api/sponsors');
    await like();
    await like();
    await send('/api/sponsors');
    await send('/api/leaderboard');
    const [slow = 0, fast = 0, sponsors = 0] = (await mockBackend.requests()).map(({ ms }) => ms);
    expect(slow).toBeGreaterThanOrEqual(59);
    expect(sponsors).toBeGreaterThanOrEqual(39);
    expect(fast).toBeLessThan(slow);
  });

  test.each([
    [['POST /api/posts/:id/like', { outcom: 500 }], "No such option: outcom. The nearest is 'outcome'."],
    [
      ['POST /api/posts/:id/like', { outcome: 'ofline' }],
      "Not an outcome: ofline. The nearest is 'offline'.",
    ],
    [['POST /api/posts/:id/like', { match: { ids: 'x' } }], "No such parameter: ids. The nearest is 'id'."],
    [
      ['POST /api/posts/:id/likes', { times: 1 }],
      `No such endpoint: POST /api/posts/:id/likes. The nearest is '${LIKE}'.`,
    ],
    [['POST /api/posts/:id/like', { times: -1 }], 'Argument 1.times is missing or not valid'],
  ])('refuses %j with the nearest right word', async (args, message) => {
    expect(await errorOf(post('/__mock/fault', JSON.stringify(args)))).toEqual({ status: 400, message });
    expect((await like()).status).toBe(200);
  });
});

describe('[SHIP-09] requests()', () => {
  test('lists the calls with what was sent and answered', async () => {
    await send('/api/local-questions?category=food&limit=1');
    await post(`/api/posts/${postId}/comments`, JSON.stringify({ content: ' ' }));
    const [list, comment] = await mockBackend.requests();
    expect(list).toMatchObject({
      method: 'GET',
      path: '/api/local-questions',
      query: { category: 'food', limit: '1' },
      status: 200,
      reply: [{ category: 'food' }],
    });
    expect(comment).toMatchObject({
      method: 'POST',
      body: { content: ' ' },
      status: 400,
      reply: { field: 'content' },
      ms: expect.any(Number),
    });
  });

  test('lists the sent files, and includes forced and failed calls', async () => {
    const form = new FormData();
    form.append('type', 'tip');
    form.append('content', 'Early.');
    for (const name of ['a.png', 'b.png']) form.append('images', aPicture(40), name);
    await post('/api/posts', form);
    await control('fault', LIKE, 'offline');
    await like().catch(() => undefined);
    const files = ['a.png', 'b.png'].map((name) => ({ name, type: 'application/octet-stream', size: 40 }));
    expect(await control('requests')).toMatchObject([
      { path: '/api/posts', body: { type: 'tip', images: files }, status: 201 },
      { path: `/api/posts/${postId}/like`, status: 0, reply: null },
    ]);
    await control('reset');
    expect(await control('requests')).toEqual([]);
  });
});

describe('[SHIP-09] settled() and rows()', () => {
  test('settles when no call is pending', async () => {
    await control('latency', 80);
    const pending = like();
    await expect.poll(() => mockBackend.settled().then(() => mockBackend.requests())).toHaveLength(1);
    expect((await pending).status).toBe(200);
  });

  test('rows() returns copies of the matching rows', async () => {
    await like();
    const found = await mockBackend.rows('like', { postId, userId: 'traveller_001' });
    expect(found).toHaveLength(1);
    for (const row of found) row.userId = 'nobody';
    expect(await control('rows', 'like', { postId, userId: 'traveller_001' })).toHaveLength(1);
    expect(await control('rows', 'user')).not.toHaveLength(0);
  });

  test.each([
    [['pots'], "No such table: pots. The nearest is 'post'."],
    [['post', { userID: 'x' }], "No such field: userID. The nearest is 'userId'."],
  ])('rows(%j) names the nearest right word', async (args, message) => {
    expect(await errorOf(post('/__mock/rows', JSON.stringify(args)))).toEqual({ status: 400, message });
  });
});
