import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { parseOutcome } from './faults.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aPost } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { posts, feed } = endpoints;
const p = { params: { id: 'p' } };
const LIKE = 'POST /api/posts/:id/like';

test.each([
  ['GET', '/api'],
  ['GET', '/api/no-such-thing'],
  ['GET', '/api/posts'],
  ['PUT', '/api/posts/p'],
  ['DELETE', '/api/posts/p/like'],
  ['GET', '/api/posts/%E0%A4%A'],
])('[API-52] %s %s answers a JSON 404', async (method, path) => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] });
  expect(await errorOf(send(method, path))).toEqual({ status: 404, message: `No such path: ${path}` });
});

test('ids with special characters find their row or answer 404', async () => {
  const special = '../p?x=1#y 100% 你好';
  const { call } = createTestBackend({ post: [aPost({ id: special })] });
  expect((await call(posts.one, { params: { id: special } })).id).toBe(special);
  for (const id of ['__proto__', 'constructor', 'toString', '..', '%2e%2e'])
    expect(await errorOf(call(posts.one, { params: { id } }))).toMatchObject({ status: 404 });
});

test.each([
  ['not JSON', '{"content":', 'The body is not JSON', undefined],
  ['nothing', '', 'The body is not JSON', undefined],
  ['null', 'null', 'body is missing or not valid', 'body'],
  ['a list', '[]', 'body is missing or not valid', 'body'],
  ['a number for text', '{"content":5}', 'content is missing or not valid', 'content'],
])('[AMB-73] answers 400 to a body of %s', async (_, body, message, field) => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] });
  const error = await errorOf(send('POST', '/api/posts/p/comments', body));
  expect(error).toEqual(field === undefined ? { status: 400, message } : { status: 400, message, field });
});

test('[AUTH-10] checks the session before the body', async () => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] }).as('visitor');
  expect(await errorOf(send('POST', '/api/posts/p/comments', 'rubbish'))).toMatchObject({ status: 401 });
});

test('[AMB-71] answers 500 without a stack when a resolver throws', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { call, db } = createTestBackend();
  vi.spyOn(db, 'version').mockImplementation(() => {
    throw new Error('secret detail');
  });
  expect(await errorOf(call(feed.page, {}))).toEqual({ status: 500, message: 'Internal error' });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

describe('a slow request', () => {
  const rows = { post: [aPost({ id: 'p' })] };

  test('[AUTH-16] keeps the user who sent it', async () => {
    const backend = createTestBackend(rows);
    const { call, faults, db, session } = backend;
    faults.setLatency(60_000);
    const [liked, read] = [call(posts.like, p), call(endpoints.session.current, {})];
    await vi.waitFor(() => expect(faults.waiting()).toBe(2));
    backend.as('ravi');
    faults.setLatency(0);
    expect(await liked).toEqual({ liked: true });
    expect(db.like.all().map(({ userId }) => userId)).toEqual(['asha']);
    expect((await read).id).toBe('asha');
    expect(session.userId()).toBe('ravi');
  });

  test('[SHIP-06] does not write into a dataset that was replaced meanwhile', async () => {
    const { call, faults, db } = createTestBackend(rows);
    faults.setLatency(60_000);
    const liked = call(posts.like, p);
    const commented = call(posts.comment, { ...p, body: { content: 'Late' } });
    const settled = Promise.allSettled([liked, commented]);
    await vi.waitFor(() => expect(faults.waiting()).toBe(2));
    db.load(db.dump());
    faults.setLatency(0);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(liked).rejects.toMatchObject({ kind: 'offline' });
    expect([db.like.all(), db.comment.all(), db.award.all()]).toEqual([[], [], []]);
  });

  test('is answered at once when the latency is removed', async () => {
    const { call, faults } = createTestBackend(rows);
    faults.setLatency(60_000);
    const read = call(posts.one, p);
    await vi.waitFor(() => expect(faults.waiting()).toBe(1));
    faults.setLatency(0);
    expect((await read).id).toBe('p');
    expect(faults.waiting()).toBe(0);
  });
});

describe('faults', () => {
  const start = () => createTestBackend({ post: [aPost({ id: 'p' })] });

  test.each([401, 403, 404, 409, 500, 503])(
    'a forced %d answers JSON and changes nothing until it is cleared',
    async (status) => {
      const { call, faults, db } = start();
      faults.set(LIKE, status);
      expect(await errorOf(call(posts.like, p))).toMatchObject({ status });
      expect(db.like.all()).toEqual([]);
      expect((await call(posts.one, p)).id).toBe('p');
      faults.clear();
      expect(await call(posts.like, p)).toEqual({ liked: true });
    },
  );

  test('offline, malformed and html fail below HTTP', async () => {
    const { call, faults } = start();
    faults.set(LIKE, 'offline');
    await expect(call(posts.like, p)).rejects.toMatchObject({ kind: 'offline' });
    faults.set(LIKE, 'malformed');
    await expect(call(posts.like, p)).rejects.toMatchObject({ kind: 'unreadable' });
    faults.set(LIKE, 'html');
    await expect(call(posts.like, p)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('latency delays each answer', async () => {
    const { call, faults } = start();
    faults.setLatency(60);
    const before = performance.now();
    await call(posts.one, p);
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  });

  test.each(['offline', 'timeout', 'malformed', 'html', '500', 401])('%s is an outcome', (value) =>
    expect(String(parseOutcome(value))).toBe(String(value)),
  );
  test.each(['slow', '99', '600', '4.5', ''])('%j is not an outcome', (value) =>
    expect(() => parseOutcome(value)).toThrow(RangeError),
  );
});
