import { describe, expect, onTestFinished, test } from 'vitest';
import type { Post } from '../../src/contract/schemas/posts.ts';
import { startMockServer } from '../node.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { mockBackend, post, json, control, errorOf, postId } = await startTestServer();
const AGAIN = { scenario: 'full', as: 'traveller_001', seed: 7, ids: 'counted', clock: 'frozen' } as const;

const comment = (content: string) => post(`/api/posts/${postId}/comments`, JSON.stringify({ content }));
function newPoll(): FormData {
  const form = new FormData();
  form.append('type', 'poll');
  form.append('content', 'Train or bus?');
  form.append('pollOptions', '["Train","Bus"]');
  return form;
}

/** Some writes by two people; returns the world's hash afterwards. */
async function play(): Promise<string> {
  await mockBackend.reset(AGAIN);
  await comment('Worth it.');
  const { poll } = await json<Post>(post('/api/posts', newPoll()));
  await control('signIn', 'traveller_003');
  await post(`/api/polls/${poll?.id}/vote`, '{"optionIndex":1}');
  return mockBackend.hash();
}

describe('[WORLD-01] a world is a seed and a log', () => {
  test('two worlds of one seed with the same writes are equal, row for row', async () => {
    const first = await play();
    const rows = JSON.stringify((await mockBackend.snapshot()).rows);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(await play()).toBe(first);
    expect(JSON.stringify((await mockBackend.snapshot()).rows)).toBe(rows);
    await comment('One more.');
    expect(await mockBackend.hash()).not.toBe(first);
  });

  test('logs every accepted write that changed something, but no views', async () => {
    await play();
    await post(`/api/posts/${postId}/comments`, '{"content":""}');
    const { rows } = await mockBackend.snapshot();
    await post(`/api/sponsors/${rows.sponsor[0]?.id}/impression`);
    const at = '2026-01-15T06:30:00.000Z';
    const log = await control('log');
    expect(log).toEqual([
      {
        id: '1-1',
        at,
        as: 'traveller_001',
        method: 'POST',
        path: `/api/posts/${postId}/comments`,
        body: { content: 'Worth it.' },
        status: 201,
      },
      {
        id: '1-2',
        at,
        as: 'traveller_001',
        method: 'POST',
        path: '/api/posts',
        body: { type: 'poll', content: 'Train or bus?', pollOptions: ['Train', 'Bus'] },
        status: 201,
      },
      {
        id: '1-3',
        at,
        as: 'traveller_003',
        method: 'POST',
        path: '/api/polls/poll_1-2/vote',
        body: { optionIndex: 1 },
        status: 200,
      },
    ]);
    const before = await mockBackend.hash();
    await post(`/api/sponsors/${rows.sponsor[0]?.id}/click`);
    expect(await mockBackend.hash()).toBe(before);
  });

  test('two servers in one process have two clocks', async () => {
    const other = await startMockServer(0);
    onTestFinished(() => other.close());
    await other.mockBackend.clock.set('2031-05-01T10:00:00Z');
    await mockBackend.clock.set('2027-01-01T00:00:00Z');
    const { headers } = await fetch(`${other.origin}/api/sponsors`, {
      headers: { Origin: 'http://app.test' },
    });
    expect(headers.get('Date')).toMatch(/01 May 2031 10:00:0/);
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Date');
    const year = (time: number): number => new Date(time).getUTCFullYear();
    expect([year(other.mockBackend.clock.now()), year(mockBackend.clock.now())]).toEqual([2031, 2027]);
  });

  test('a frozen clock does not advance until it is resumed', async () => {
    await mockBackend.reset({ clock: 'frozen', now: '2027-03-01T08:00:00Z' });
    const noon = Date.parse('2027-03-01T12:00:00Z');
    await mockBackend.clock.set(noon);
    await mockBackend.hash();
    expect(mockBackend.clock.now()).toBe(noon);
    await mockBackend.clock.run();
    await expect.poll(() => mockBackend.clock.now()).toBeGreaterThan(noon);
  });

  test('an upload is logged by the reference of its picture', async () => {
    await mockBackend.reset(AGAIN);
    const form = new FormData();
    form.append('type', 'story');
    form.append('content', 'Two pictures.');
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    for (const name of ['a.png', 'b.png'])
      form.append('images', new Blob([png], { type: 'image/png' }), name);
    expect((await post('/api/posts', form)).status).toBe(201);
    expect(await mockBackend.log()).toMatchObject([
      { body: { images: ['media:picture_1-1', 'media:picture_1-1-2'] } },
    ]);
  });
});

describe('[WORLD-03] undo and replay', () => {
  test('restore the world after each action, and continue from there', async () => {
    await mockBackend.reset(AGAIN);
    const hashes = [await mockBackend.hash()];
    for (const content of ['One.', 'Two.', 'Three.']) {
      await comment(content);
      hashes.push(await mockBackend.hash());
    }
    await post(`/api/posts/${postId}/like`);
    await post(`/api/posts/${postId}/like`);
    const [first, second] = await mockBackend.log();

    await mockBackend.undo(2);
    expect(await mockBackend.hash()).toBe(hashes[3]);
    await mockBackend.undo();
    expect(await mockBackend.hash()).toBe(hashes[2]);
    await control('replay', first?.id);
    expect(await mockBackend.hash()).toBe(hashes[1]);
    expect(await mockBackend.log()).toEqual([first]);
    await mockBackend.replay(3);
    expect(await mockBackend.hash()).toBe(hashes[3]);
    await mockBackend.undo(99);
    expect(await mockBackend.hash()).toBe(hashes[0]);
    await mockBackend.replay(second?.id ?? '');
    await comment('Three.');
    expect(await mockBackend.hash()).toBe(hashes[3]);
    await expect(mockBackend.replay(4)).rejects.toThrow('No such action');
  });

  test.each([
    ['undo', [-1], 'Not a number of actions: -1'],
    ['undo', ['all'], 'Argument 0 is missing or not valid'],
    ['replay', ['1-99'], "No such action: 1-99. The nearest is '1-1'."],
    ['replay', [1.5], "No such action: 1.5. The nearest is '1-1'."],
    ['replay', [], 'Not the right arguments'],
  ])('%s refuses %j', async (member, args, message) => {
    await mockBackend.reset(AGAIN);
    await comment('One.');
    const before = await mockBackend.hash();
    expect(await errorOf(post(`/__mock/${member}`, JSON.stringify(args)))).toEqual({ status: 400, message });
    expect(await mockBackend.hash()).toBe(before);
  });
});
