import { describe, expect, test } from 'vitest';
import { POINTS } from '../../src/shared/limits.ts';
import type { Post } from '../../src/contract/schemas/posts.ts';
import { FILE_HEADERS, aPicture } from '../testing/files.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { origin, send, post, json, control, errorOf, points, postId } = await startTestServer();

describe('[SHIP-09] the API over HTTP', () => {
  test('reads, writes and counts', async () => {
    const before = await points();
    const said = JSON.stringify({ content: 'From a shell.' });
    expect((await post(`/api/posts/${postId}/comments`, said)).status).toBe(201);
    expect(await points()).toBe(before + POINTS.comment);
    const { comments } = await json<Post>(send(`/api/posts/${postId}`));
    expect(comments).toContainEqual(expect.objectContaining({ content: 'From a shell.' }));
  });

  test('stores an uploaded picture and serves it until a reset', async () => {
    const form = new FormData();
    form.append('type', 'story');
    form.append('content', 'With a picture.');
    form.append('images', aPicture(2000), 'view.png');
    const { images } = await json<Post>(post('/api/posts', form));
    expect(images).toEqual([expect.stringMatching(`^${origin}/media/picture_`)]);
    const address = images?.[0] ?? '';
    const picture = await fetch(address);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    const bytes = await picture.arrayBuffer();
    expect(bytes.byteLength).toBe(2000);
    expect(Buffer.from(bytes).toString('latin1')).toMatch(new RegExp(`^${FILE_HEADERS['image/png']}`));
    const saved = await control('snapshot');
    await control('reset');
    expect((await fetch(address)).status).toBe(404);
    await control('restore', saved);
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(2000);
    await control('reset');
  });

  test.each(['people/traveller_001.svg', 'scenery/spiti-1.svg', 'fallback.svg'])('draws %s', async (name) => {
    const picture = await send(`/pictures/${name}`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg/);
  });

  test.each([
    ['/api', 404, 'No such path: /api'],
    ['/api/nothing', 404, 'No such path: /api/nothing'],
    ['/api/posts/%E0%A4%A', 404, 'No such path: /api/posts/%E0%A4%A'],
    ['/media/%E0%A4%A', 404, 'No such path: /media/%E0%A4%A'],
    ['/pictures/..%2f..%2fpackage.json', 404, 'No such path: /pictures/..%2f..%2fpackage.json'],
    ['/', 404, 'No such path: /'],
    ['/api/posts/post_none', 404, 'Post not found'],
  ])('%s answers a JSON %d', async (path, status, message) => {
    expect(await errorOf(send(path))).toEqual({ status, message });
  });

  test('responds with a JSON 400 to a body that is not JSON', async () => {
    expect(await errorOf(post(`/api/posts/${postId}/comments`, '{"content":'))).toEqual({
      status: 400,
      message: 'The body is not JSON',
    });
  });

  test('allows requests of an app on another origin', async () => {
    const headers = {
      Origin: 'http://app.test',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'content-type',
    };
    const preflight = await send('/api/auth/user', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://app.test',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'PATCH',
      'access-control-allow-headers': 'content-type',
    });
    const reply = await send('/api/auth/user', { headers: { Origin: 'http://app.test' } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('http://app.test');
  });
});

describe('[SHIP-09] server pages', () => {
  const Referer = `http://app.test/post/${postId}`;
  const leave = (path: string, init: RequestInit) => send(path, { redirect: 'manual', ...init });

  test.each(['/api/auth/google', '/api/login'])('%s lists people and redirects back', async (path) => {
    const page = await (await send(path, { headers: { Referer } })).text();
    expect(page).toContain('Choose an account');
    expect(page).toContain(`<input type="hidden" name="back" value="${Referer}">`);
    expect(page).toContain('<button name="as" value="traveller_002">');
    const body = new URLSearchParams({ as: 'traveller_002', back: Referer });
    const chosen = await leave(path, { method: 'POST', body });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, Referer]);
    expect(await json(send('/api/auth/user'))).toMatchObject({ id: 'traveller_002' });
  });

  test.each([undefined, 'javascript:alert(1)', 'nowhere'])('does not redirect to %s', async (back) => {
    const body = new URLSearchParams({ as: 'traveller_002', ...(back && { back }) });
    const chosen = await leave('/api/login', { method: 'POST', body });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([200, null]);
    expect(await chosen.text()).toContain('You are signed in');
  });

  test('/api/logout signs out and redirects to the landing page', async () => {
    const left = await leave('/api/logout', { headers: { Referer } });
    expect([left.status, left.headers.get('Location')]).toEqual([303, 'http://app.test/landing']);
    expect((await send('/api/auth/user')).status).toBe(401);
  });
});
