import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { NewPost } from '../../src/contract/schemas/posts.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aLikeOrBookmark, aPost, aUser, testUsers } from '../testing/factories.ts';
import { FILE_HEADERS, aFile, aPicture } from '../testing/files.ts';
import { errorOf } from '../testing/requests.ts';

const { posts, users, feed, discover } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const poll = (options: readonly string[], more: Partial<NewPost> = {}): NewPost => ({
  content: 'Hills or sea?',
  type: 'poll',
  pollOptions: [...options],
  ...more,
});

const refusals: readonly [string, NewPost, string][] = [
  ['[API-20] blank content', { content: ' \n', type: 'tip' }, 'content'],
  ['[AMB-70] invisible characters alone', { content: '\u200B \u2060', type: 'tip' }, 'content'],
  ['[AMB-70] 10,001 characters', { content: 'x'.repeat(10_001), type: 'tip' }, 'content'],
  [
    '[CRE-05] six images',
    { content: 'x', type: 'tip', images: Array.from({ length: 6 }, () => aPicture()) },
    'images',
  ],
  ['[AMB-69] an SVG', { content: 'x', type: 'tip', images: [aFile('<svg xmlns="x"/>')] }, 'images'],
  ['[AMB-69] an empty file', { content: 'x', type: 'tip', images: [aFile('')] }, 'images'],
  ['[CRE-08] a poll with a picture', poll(['a', 'b'], { images: [aPicture()] }), 'images'],
  ['[API-20] one option', poll(['a']), 'pollOptions'],
  ['[AMB-68] one option beside blanks', poll(['a', ' ', '']), 'pollOptions'],
  ['[API-20] seven options', poll(['a', 'b', 'c', 'd', 'e', 'f', 'g']), 'pollOptions'],
  ['[AMB-68] the same option twice', poll(['a', ' a']), 'pollOptions'],
  ['[API-20] no options', poll([]), 'pollOptions'],
  ['an end that cannot be read', poll(['a', 'b'], { pollExpiresAt: 'next week' }), 'pollExpiresAt'],
  ['an end in the past', poll(['a', 'b'], { pollExpiresAt: '2026-11-21T09:59:00.000Z' }), 'pollExpiresAt'],
];

test('[AMB-70] counts and stores a line break as one character', async () => {
  const { call } = createTestBackend();
  const content = `${'Day one.\n'.repeat(1111)}!`;
  expect(content).toHaveLength(10_000);
  expect((await call(posts.create, { body: { type: 'story', content } })).content).toBe(content);
});

test.each(['2027-02-31', '2027-02-31T10:00', '2027-11-21T25:00:00Z'])(
  '[API-20] says that %s does not exist',
  async (pollExpiresAt) => {
    const { call } = createTestBackend();
    const body = poll(['a', 'b'], { pollExpiresAt });
    expect(await errorOf(call(posts.create, { body }))).toEqual({
      status: 400,
      message: 'pollExpiresAt names a day or time that does not exist',
      field: 'pollExpiresAt',
    });
  },
);

describe('[API-19] a new post', () => {
  test('is trimmed and comes first in the feed', async () => {
    const { call } = createTestBackend({ post: [aPost()] });
    const body = { content: '  Snow on the pass. ', type: 'story', destination: ' ' } as const;
    const made = await call(posts.create, { body });
    expect(made).toMatchObject({
      content: 'Snow on the pass.',
      type: 'story',
      destination: null,
      images: [],
      poll: null,
      user: { id: 'asha' },
      _count: { likes: 0, comments: 0 },
    });
    const { data } = await call(feed.page, {});
    expect(data[0]).toEqual({ contentType: 'post', ...made });
    expect(await call(posts.one, id(made.id))).toEqual(made);
  });

  test('[AMB-69] stores its pictures with the type of their content', async () => {
    const { call, pictures } = createTestBackend();
    const images = Object.values(FILE_HEADERS).map((head) => aFile(head, { type: 'image/svg+xml' }));
    const made = await call(posts.create, { body: { content: 'Five', type: 'tip', images } });
    expect(made.images.map((reference) => pictures.get(reference)?.type)).toEqual(Object.keys(FILE_HEADERS));
  });

  test.each(refusals)('is refused with 400 for %s', async (_, body, field) => {
    const { call, db, pictures, messages } = createTestBackend();
    const attempt = call(posts.create, { body });
    expect(await errorOf(attempt)).toMatchObject({ status: 400, field });
    expect([db.post.all(), db.poll.all(), db.award.all(), [...pictures], messages]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  test('[API-20] is refused with 400 for options that are no JSON list', async () => {
    const { send } = createTestBackend();
    const form = new FormData();
    for (const [name, value] of Object.entries({ content: 'x', type: 'poll', pollOptions: 'a,b' }))
      form.append(name, value);
    const error = await errorOf(send('POST', '/api/posts', form));
    expect(error).toMatchObject({ status: 400, field: 'pollOptions' });
  });

  test('[API-20] of an unknown type is refused with 400', async () => {
    const { send } = createTestBackend();
    const form = new FormData();
    form.append('content', 'Hello');
    form.append('type', 'rant');
    expect(await errorOf(send('POST', '/api/posts', form))).toMatchObject({ status: 400, field: 'type' });
  });

  test('[AMB-68, AMB-13, CRE-16] with a poll stores trimmed options and the end, or none', async () => {
    const { call } = createTestBackend();
    const ending = poll([' Hills, north ', '', 'Sea'], { pollExpiresAt: '2026-11-28T10:00:00+05:30' });
    expect((await call(posts.create, { body: ending })).poll).toMatchObject({
      options: ['Hills, north', 'Sea'],
      votes: [],
      expiresAt: '2026-11-28T04:30:00.000Z',
    });
    expect((await call(posts.create, { body: poll(['a', 'b']) })).poll).toMatchObject({ expiresAt: null });
  });
});

describe('likes and bookmarks', () => {
  test('[API-22, API-23] toggle and are listed in the post', async () => {
    const { call } = createTestBackend({ post: [aPost({ id: 'p' })] });
    expect(await call(posts.like, id('p'))).toEqual({ liked: true });
    expect(await call(posts.bookmark, id('p'))).toEqual({ bookmarked: true });
    const mine = [{ userId: 'asha' }];
    expect(await call(posts.one, id('p'))).toMatchObject({
      likes: mine,
      bookmarks: mine,
      _count: { likes: 1 },
    });
    expect(await call(posts.like, id('p'))).toEqual({ liked: false });
    expect(await call(posts.bookmark, id('p'))).toEqual({ bookmarked: false });
    expect(await call(posts.one, id('p'))).toMatchObject({ likes: [], bookmarks: [], _count: { likes: 0 } });
  });

  test('[API-12] bookmarks are readable only by their owner, last saved first', async () => {
    const backend = createTestBackend({
      post: [aPost({ id: 'one' }), aPost({ id: 'two' })],
      bookmark: [
        aLikeOrBookmark({ postId: 'one', userId: 'asha', createdAt: '2026-11-20T11:00:00.000Z' }),
        aLikeOrBookmark({ postId: 'two', userId: 'asha' }),
      ],
    });
    expect((await backend.call(users.bookmarks, id('asha'))).map((post) => post.id)).toEqual(['one', 'two']);
    expect(await errorOf(backend.as('ravi').call(users.bookmarks, id('asha')))).toMatchObject({
      status: 403,
    });
    expect(await errorOf(backend.as('visitor').call(users.bookmarks, id('asha')))).toMatchObject({
      status: 401,
    });
  });
});

test('[API-24, API-21] keeps comments unchanged, oldest first', async () => {
  const { call, clock } = createTestBackend({ post: [aPost({ id: 'p' })] });
  const special = '<img src=x onerror=alert(1)> \'"; DROP TABLE post; -- ${7*7} \u202E\u0000 नमस्ते 🧳';
  await call(posts.comment, { ...id('p'), body: { content: special } });
  clock.advance(1000);
  await call(posts.comment, { ...id('p'), body: { content: ' Second ' } });
  const post = await call(posts.one, id('p'));
  expect(post.comments.map(({ content }) => content)).toEqual([special, 'Second']);
  expect(post._count.comments).toBe(2);
  const long = call(posts.comment, { ...id('p'), body: { content: 'x'.repeat(5001) } });
  expect(await errorOf(long)).toMatchObject({ status: 400, field: 'content' });
});

test('returns a post whose author is missing, without a name', async () => {
  const { call } = createTestBackend({ post: [aPost({ id: 'p', userId: 'gone' })] });
  expect((await call(posts.one, id('p'))).user).toMatchObject({ id: 'gone', firstName: null });
});

describe('[API-42, AMB-17] search', () => {
  const rows = {
    user: [...testUsers, aUser({ id: 'tenzin', firstName: 'Tenzin', lastName: 'Dorje' })],
    post: [
      aPost({ id: 'by_name', userId: 'tenzin', createdAt: '2026-11-01T00:00:00.000Z' }),
      aPost({ id: 'by_place', destination: 'Dorjeling', createdAt: '2026-11-02T00:00:00.000Z' }),
      aPost({
        id: 'by_text',
        type: 'poll',
        content: 'Ask for DORJE.',
        createdAt: '2026-11-03T00:00:00.000Z',
      }),
      aPost({ id: 'other' }),
    ],
  };
  test.each([
    ['dorje', ['by_place', 'by_text', 'by_name']],
    [' TENZIN dorje ', ['by_name']],
    ['', []],
    ['   ', []],
    ['.*', []],
  ])('%j', async (q, ids) => {
    const { call } = createTestBackend(rows);
    const result = await call(discover.search, { query: { q, filter: 'all' } });
    expect(result.map((post) => post.id)).toEqual(ids);
  });

  test('returns at most 50 posts', async () => {
    const { call } = createTestBackend({ post: Array.from({ length: 60 }, () => aPost()) });
    expect(await call(discover.search, { query: { q: 'train' } })).toHaveLength(50);
  });
});
