import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { prng } from '../../src/shared/prng.ts';
import { momentSchema } from '../moment/momentSchema.ts';
import { decodeMoment } from '../moment/momentLink.ts';
import { startMockServer } from '../node.ts';
import { randomWrite, toInit } from '../testing/randomWrite.ts';

const [here, there] = await Promise.all([startMockServer(0), startMockServer(0)]);
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});

/** Random writes by five people, with clock jumps between them. */
async function play(seed: number, count: number): Promise<void> {
  const random = prng(seed);
  let { rows } = await here.mockBackend.snapshot();
  for (let n = 1; n <= count; n += 1) {
    if (n % 5 === 0) ({ rows } = await here.mockBackend.snapshot());
    const write = randomWrite(rows, random);
    await here.mockBackend.signIn(write.as);
    await fetch(here.origin + write.path, toInit(write));
    await here.mockBackend.clock.advance(Math.floor(random(100, 200_000)));
  }
}
const stateOf = async ({ mockBackend }: typeof here) => ({
  hash: await mockBackend.hash(),
  log: await mockBackend.log(),
  link: new URL(await mockBackend.link()).search,
});

describe('[WORLD-04] a link to a moment', () => {
  test.each(Array.from({ length: 6 }, (_, index) => index + 1))(
    'opens the same world elsewhere, seed %d',
    async (seed) => {
      const clock = seed % 2 === 0 ? 'frozen' : 'running';
      const ids = seed % 3 === 0 ? 'counted' : 'random';
      await here.mockBackend.reset({ seed, ids, clock });
      await play(seed, 4 * seed);
      const before = await stateOf(here);
      await there.mockBackend.openMoment(await here.mockBackend.moment());
      const { link, ...after } = await stateOf(there);
      expect(after).toEqual({ hash: before.hash, log: before.log });
      expect(new URLSearchParams(link).get('as')).toBe(new URLSearchParams(before.link).get('as'));
    },
  );

  test('carries the point rules, which also recount earlier awards', async () => {
    const points = { worths: { like: 3 }, perLevel: 50, replayed: true };
    await here.mockBackend.openMoment({ version: 1, person: 'traveller_001', points });
    const [post] = await here.mockBackend.rows('post', { userId: 'traveller_002' });
    await fetch(`${here.origin}/api/posts/${post?.id}/like`, { method: 'POST' });
    const link = await here.mockBackend.moment();
    expect(link.length).toBeLessThan(1000);
    await there.mockBackend.openMoment(link);
    expect(await there.mockBackend.hash()).toBe(await here.mockBackend.hash());
    const likes = await there.mockBackend.rows('award', { kind: 'like' });
    expect(new Set(likes.map((award) => award.points))).toEqual(new Set([3]));
    expect(await decodeMoment(link)).toMatchObject({ points });
  });

  test('takes at most 2,000 characters for 50 actions of text', async () => {
    await here.mockBackend.reset({ as: 'traveller_001', clock: 'frozen' });
    const random = prng(5);
    const { rows } = await here.mockBackend.snapshot();
    for (let n = 0; n < 50; n += 1) {
      const { id } = rows.post[Math.floor(random(0, rows.post.length))] ?? rows.post[0]!;
      const words = rows.comment[Math.floor(random(0, rows.comment.length))]?.content ?? '';
      const body = JSON.stringify({ content: words.slice(0, 40) });
      await fetch(`${here.origin}/api/posts/${id}/comments`, { method: 'POST', body });
      await here.mockBackend.clock.advance(Math.floor(random(1000, 60_000)));
    }
    const link = await here.mockBackend.moment();
    expect(link.length).toBeLessThanOrEqual(2000);
  });

  const NEWER = { version: 2 };
  test.each([
    ['#moment=1.abc.xyz', 'This moment link is damaged'],
    ['#moment=2.abc.xyz', 'This moment was made by a newer version of the demo'],
    ['#moment=0.abc.xyz', 'This moment was made by an older version of the demo'],
    [JSON.stringify(NEWER), 'This moment was made by a newer version of the demo'],
    ['#moment=', 'This is not a moment link'],
    ['{"version":1', 'This moment link is damaged'],
    ['{"version":1,"persn":"traveller_001"}', "No such part of a moment: persn. The nearest is 'person'."],
    [
      '{"version":1,"person":"traveler_001"}',
      "No such person: traveler_001. The nearest is 'traveller_001'.",
    ],
    ['{"version":1,"page":{"theme":"drak"}}', "Not a page.theme: drak. The nearest is 'dark'."],
    ['{"version":1,"world":{"scenario":"emty"}}', "No such scenario: emty. The nearest is 'empty'."],
    [
      '{"version":1,"faults":["GET /api/sponsor~500"]}',
      "No such endpoint: GET /api/sponsor. The nearest is 'GET /api/sponsors'.",
    ],
    ['{"version":1,"clock":{"now":"someday"}}', 'Not a date: someday'],
    ['{"version":1,"hash":"0123456789abcdef"}', 'This moment was made with other data than this demo has'],
    [
      '{"version":1,"log":[{"at":0,"as":"traveller_001","method":"POST","path":"/api/posts/no/like"}]}',
      'POST /api/posts/no/like is not possible here (404)',
    ],
  ])('is refused before anything changes: %s', async (moment, message) => {
    await there.mockBackend.clock.freeze();
    await there.mockBackend.signIn('traveller_002');
    const before = await stateOf(there);
    await expect(there.mockBackend.openMoment(moment)).rejects.toThrow(message);
    expect(await stateOf(there)).toEqual(before);
  });

  test('is refused if a single character is wrong', async () => {
    const link = await here.mockBackend.moment();
    const at = link.indexOf('#moment=') + 40;
    const damaged = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    await expect(there.mockBackend.openMoment(damaged)).rejects.toThrow('This moment link is damaged');
    await expect(there.mockBackend.openMoment(link.slice(0, -3))).rejects.toThrow(
      'This moment link is damaged',
    );
  });

  test('fits the published schema, as a link and as a file', async () => {
    await here.mockBackend.reset({ as: 'traveller_001' });
    await play(3, 6);
    const schema = momentSchema();
    expect(schema).toMatchObject({ type: 'object', required: ['version'], additionalProperties: false });
    const published = z.fromJSONSchema(schema);
    const linked = await decodeMoment(await here.mockBackend.moment());
    for (const moment of [linked, await here.mockBackend.momentFile()])
      expect(published.safeParse(moment).error?.issues ?? []).toEqual([]);
    expect(published.safeParse({ version: 1, persn: 'me' }).success).toBe(false);
  });

  test('can be written by hand', async () => {
    const moment = {
      version: 1,
      world: { scenario: 'empty', begins: '2026-05-01T10:00:00Z' },
      log: [
        {
          at: '2026-05-01T10:05:00Z',
          as: 'traveller_003',
          method: 'POST',
          path: '/api/posts',
          body: { type: 'tip', content: 'Go early.' },
        },
        { at: '2026-05-01T10:06:00Z', as: 'traveller_001', method: 'POST', path: '/api/posts/post_1-1/like' },
      ],
      person: 'traveller_001',
      clock: { now: '2026-05-01T12:00:00Z', frozen: true },
    };
    await there.mockBackend.openMoment(`#moment=1.${encodeURIComponent(JSON.stringify(moment))}`);
    const { rows } = await there.mockBackend.snapshot();
    expect(rows.post).toMatchObject([{ id: 'post_1-1', createdAt: '2026-05-01T10:05:00.000Z' }]);
    expect(rows.like).toMatchObject([{ userId: 'traveller_001' }]);
    expect(there.mockBackend.clock.now()).toBe(Date.parse('2026-05-01T12:00:00Z'));
  });

  test('does not carry uploads, but a file does, both over HTTP and in the page', async () => {
    await here.mockBackend.reset({ as: 'traveller_001' });
    const form = new FormData();
    form.append('type', 'story');
    form.append('content', 'With a picture.');
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    form.append('images', new Blob([png], { type: 'image/png' }), 'a.png');
    await fetch(`${here.origin}/api/posts`, { method: 'POST', body: form });
    await expect(here.mockBackend.moment()).rejects.toThrow('export the moment as a file');

    const file = await (await fetch(`${here.origin}/__mock/momentFile`, { method: 'POST' })).json();
    const body = JSON.stringify([file]);
    expect((await fetch(`${there.origin}/__mock/openMoment`, { method: 'POST', body })).status).toBe(200);
    expect(await there.mockBackend.hash()).toBe(await here.mockBackend.hash());
    const { pictures } = await there.mockBackend.snapshot();
    expect(pictures).toEqual((await here.mockBackend.snapshot()).pictures);
  });

  test('carries restored rows, faults, latency and a person', async () => {
    await here.mockBackend.reset({ clock: 'frozen' });
    const snapshot = await here.mockBackend.snapshot();
    const user = snapshot.rows.user.map((row, index) => (index === 3 ? { ...row, bio: 'Restored' } : row));
    await here.mockBackend.restore({ ...snapshot, rows: { ...snapshot.rows, user } });
    await here.mockBackend.signIn('traveller_003');
    await here.mockBackend.fault('GET /api/sponsors', 503);
    await here.mockBackend.latency(5);
    await there.mockBackend.openMoment(await here.mockBackend.moment());
    expect(await stateOf(there)).toEqual(await stateOf(here));
  });
});
