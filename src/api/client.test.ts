import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../contract/endpoints.ts';
import { REQUEST_TIMEOUT } from '../shared/limits.ts';
import { failureReason, failureText } from '../shared/requestFailures.ts';
import { call } from './client.ts';
import { isUnauthorized, serverMessage } from './errors.ts';
import { createQueryClient } from './queryClient.ts';

const { users, posts, session } = endpoints;

/** Stubs fetch to answer with this body; the returned stub records what was sent. */
function answering(body: string, init?: ResponseInit) {
  const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    async () => new Response(body, init),
  );
  vi.stubGlobal('fetch', sent);
  return sent;
}
const failing = async (body: string, init: ResponseInit): Promise<unknown> => {
  answering(body, init);
  return call(users.one, { params: { id: 'a' } }).catch((error: unknown) => error);
};
afterEach(() => vi.unstubAllGlobals());

describe('requests', () => {
  test('[API-49, API-51] sends a read as GET with credentials and parses JSON', async () => {
    const sent = answering('{"id":"a"}');
    expect(await call(users.one, { params: { id: 'a/b' } })).toEqual({ id: 'a' });
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toMatch(/\/api\/users\/a%2Fb$/);
    expect(init).toEqual({ method: 'GET', credentials: 'include', signal: expect.any(AbortSignal) });
  });
  test('[API-49, API-50] sends values as JSON, files as a form without setting a content type', async () => {
    const sent = answering('{}');
    await call(posts.comment, { params: { id: 'a' }, body: { content: 'Yes' } });
    expect(sent.mock.lastCall?.[1]).toEqual({
      method: 'POST',
      credentials: 'include',
      body: '{"content":"Yes"}',
      headers: { 'Content-Type': 'application/json' },
      signal: expect.any(AbortSignal),
    });
    await call(session.picture, { body: { profilePicture: new Blob(['x']) } });
    expect(sent.mock.lastCall?.[1]).toEqual({
      method: 'POST',
      credentials: 'include',
      body: expect.any(FormData),
      signal: expect.any(AbortSignal),
    });
  });
  test('[API-19] in a form, files are one field each and any other list is JSON', async () => {
    const sent = answering('{}');
    const images = [new Blob(['x']), new Blob(['y'])];
    await call(posts.create, { body: { type: 'tip', content: 'Two pictures', images } });
    const form = z.instanceof(FormData).parse(sent.mock.lastCall?.[1]?.body);
    expect(form.getAll('images')).toEqual([expect.any(File), expect.any(File)]);
    await call(posts.create, { body: { type: 'poll', content: 'Which?', pollOptions: ['a', 'b, c'] } });
    const poll = z.instanceof(FormData).parse(sent.mock.lastCall?.[1]?.body);
    expect(Object.fromEntries(poll)).toEqual({
      type: 'poll',
      content: 'Which?',
      pollOptions: '["a","b, c"]',
    });
  });
});

describe('responses', () => {
  test('[ERR-01] raises status and body, or status and status text', async () => {
    expect(await failing('No', { status: 400 })).toMatchObject({ message: '400: No' });
    const empty = await failing('', { status: 503, statusText: 'Service Unavailable' });
    expect(empty).toMatchObject({ message: '503: Service Unavailable' });
  });
  test('[AUTH-09, API-51] detects Unauthorized from the message only', async () => {
    expect(isUnauthorized(await failing('{"message":"Unauthorized"}', { status: 401 }))).toBe(true);
    expect(isUnauthorized(await failing('Token expired', { status: 401 }))).toBe(false);
    expect(isUnauthorized(await failing('Unauthorized', { status: 403 }))).toBe(false);
  });
  test("[ASK-28] reads the server's message, or none", async () => {
    expect(serverMessage(await failing('{"message":"Too long"}', { status: 400 }))).toBe('Too long');
    expect(serverMessage(await failing('Too long', { status: 400 }))).toBe('Too long');
    expect(serverMessage(await failing('', { status: 500, statusText: 'Internal' }))).toBe('');
    expect(serverMessage(new TypeError('Failed to fetch'))).toBe('');
  });
});

describe('failures', () => {
  afterEach(() => vi.useRealTimers());
  /** A request that only ends when it is aborted. */
  const stubPendingFetch = (): void =>
    void vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          const stop = (): void => reject(signal?.reason);
          if (signal?.aborted) stop();
          else signal?.addEventListener('abort', stop);
        }),
    );
  const readUser = (signal?: AbortSignal): Promise<unknown> =>
    call(users.one, { params: { id: 'a' } }, signal).catch((error: unknown) => error);

  test('[AMB-78] distinguishes no connection, a timeout, an unreadable reply and a server error', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const offline = await readUser();
    stubPendingFetch();
    const waiting = readUser();
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    const late = await waiting;
    answering('<!doctype html><title>Sign in to this network</title>');
    const unreadable = await readUser();
    const refused = await failing('{"message":"Internal error"}', { status: 500 });
    const all = [offline, late, unreadable, refused];
    expect(all.map(failureReason)).toEqual([
      'The connection failed.',
      'No answer came in time.',
      'The answer could not be read.',
      undefined,
    ]);
    expect(new Set(all.map(failureText)).size).toBe(4);
  });
  test('rethrows the platform error for an aborted request', async () => {
    stubPendingFetch();
    const cancel = new AbortController();
    const waiting = readUser(cancel.signal);
    cancel.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });
});

test('[DATA-01] never refetches by itself', () => {
  expect(createQueryClient(() => {}).getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
});
