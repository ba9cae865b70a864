import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { parseOutcome } from './faults.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aPost } from '../testing/factories.ts';
import { refused } from '../testing/refused.ts';

const { posts, feed } = endpoints;
const p = { params: { id: 'p' } };
const LIKE = 'POST /api/posts/:id/like';

test.each([
  ['GET', '/api/no-such-thing'],
  ['GET', '/api/posts'],
  ['PUT', '/api/posts/p'],
  ['DELETE', '/api/posts/p/like'],
  ['GET', '/api/posts/%E0%A4%A'],
])('[API-52] %s %s is a 404 in JSON', async (method, path) => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] });
  expect(await refused(send(method, path))).toEqual({ status: 404, message: `No such path: ${path}` });
});

test('ids with odd signs find their row or a 404, never more', async () => {
  const odd = '../p?x=1#y 100% 你好';
  const { call } = createTestBackend({ post: [aPost({ id: odd })] });
  expect((await call(posts.one, { params: { id: odd } })).id).toBe(odd);
  for (const id of ['__proto__', 'constructor', 'toString', '..', '%2e%2e'])
    expect(await refused(call(posts.one, { params: { id } }))).toMatchObject({ status: 404 });
});

test.each([
  ['not JSON', '{"content":', 'The body is not JSON', undefined],
  ['nothing', '', 'The body is not JSON', undefined],
  ['null', 'null', 'body is missing or not valid', 'body'],
  ['a list', '[]', 'body is missing or not valid', 'body'],
  ['a number for text', '{"content":5}', 'content is missing or not valid', 'content'],
])('[AMB-73] a body of %s is 400', async (_, body, message, field) => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] });
  const refusal = await refused(send('POST', '/api/posts/p/comments', body));
  expect(refusal).toEqual(field === undefined ? { status: 400, message } : { status: 400, message, field });
});

test('[AUTH-10] who is asking comes before what they send', async () => {
  const { send } = createTestBackend({ post: [aPost({ id: 'p' })] }).as('visitor');
  expect(await refused(send('POST', '/api/posts/p/comments', 'rubbish'))).toMatchObject({ status: 401 });
});

test('[AMB-71] a resolver that throws is a 500 without a stack', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { call, db } = createTestBackend();
  vi.spyOn(db, 'derive').mockImplementation(() => {
    throw new Error('secret detail');
  });
  expect(await refused(call(feed.page, {}))).toEqual({ status: 500, message: 'Internal error' });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

describe('faults', () => {
  const world = () => createTestBackend({ post: [aPost({ id: 'p' })] });

  test.each([401, 403, 404, 409, 500, 503])(
    'a forced %d answers JSON and changes nothing, until cleared',
    async (status) => {
      const { call, faults, db } = world();
      faults.set(LIKE, status);
      expect(await refused(call(posts.like, p))).toMatchObject({ status });
      expect(db.like.all()).toEqual([]);
      expect((await call(posts.one, p)).id).toBe('p');
      faults.clear();
      expect(await call(posts.like, p)).toEqual({ liked: true });
    },
  );

  test('offline, malformed and html fail below HTTP', async () => {
    const { call, faults } = world();
    faults.set(LIKE, 'offline');
    await expect(call(posts.like, p)).rejects.toThrow(TypeError);
    faults.set(LIKE, 'malformed');
    await expect(call(posts.like, p)).rejects.toThrow(SyntaxError);
    faults.set(LIKE, 'html');
    await expect(call(posts.like, p)).rejects.toThrow(SyntaxError);
  });

  test('latency delays each answer', async () => {
    const { call, faults } = world();
    faults.latency(60);
    const start = performance.now();
    await call(posts.one, p);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  test.each(['offline', 'timeout', 'malformed', 'html', '500', 401])('%s is an outcome', (word) =>
    expect(String(parseOutcome(word))).toBe(String(word)),
  );
  test.each(['slow', '99', '600', '4.5', ''])('%j is none', (word) =>
    expect(() => parseOutcome(word)).toThrow(RangeError),
  );
});
