import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aComment, aMark, aPoll, aPost, aQuestion, aVote } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { feed, posts } = endpoints;

const day = (date: number) => `2026-11-0${date}T08:00:00.000Z`;
const world = {
  post: [
    aPost({ id: 'story', createdAt: day(1) }),
    aPost({ id: 'tip', type: 'tip', createdAt: day(2) }),
    aPost({ id: 'asking', type: 'question', createdAt: day(3) }),
    aPost({ id: 'ballot', type: 'poll', content: 'Hills or sea?', destination: 'Goa', createdAt: day(4) }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot', options: 'Hills, Sea' })],
  question: [aQuestion({ id: 'local', createdAt: day(5) })],
  like: [aMark({ postId: 'tip', userId: 'asha' }), aMark({ postId: 'ballot', userId: 'asha' })],
  comment: [aComment({ postId: 'tip' })],
  pollVote: ['asha', 'ravi', 'guest_user_001'].map((userId, index) =>
    aVote({ pollId: 'poll', userId, optionIndex: index === 0 ? 1 : 0 }),
  ),
};
const many = (count: number) => ({
  post: Array.from({ length: count }, (_, index) => aPost({ id: `p${index}` })),
});

describe('[API-14] [API-15] [API-16] [AMB-10] [AMB-11] filters', () => {
  test.each([
    ['recent', ['question:local', 'poll:poll', 'post:asking', 'post:tip', 'post:story']],
    ['polls', ['poll:poll']],
    ['questions', ['question:local', 'post:asking']],
    ['stories', ['post:story']],
    ['tips', ['post:tip']],
    ['popular', ['post:tip', 'poll:poll', 'post:asking', 'post:story']],
    ['no such filter', ['question:local', 'poll:poll', 'post:asking', 'post:tip', 'post:story']],
  ])('%s', async (filter, items) => {
    const { call } = createTestBackend(world);
    const { data, hasMore } = await call(feed.page, { query: { filter } });
    expect(data.map(({ contentType, id }) => `${contentType}:${id}`)).toEqual(items);
    expect(hasMore).toBe(false);
  });
});

test('[API-18] [AMB-45] [AMB-63] a poll post stands in the feed as its poll, counted', async () => {
  const { call } = createTestBackend(world);
  const { data } = await call(feed.page, { query: { filter: 'polls' } });
  expect(data[0]).toMatchObject({
    question: 'Hills or sea?',
    options: 'Hills, Sea',
    votesWithPercentages: [
      { option: 'Hills', count: 2, percentage: 67 },
      { option: 'Sea', count: 1, percentage: 33 },
    ],
    totalVotes: 3,
    post: { id: 'ballot', destination: 'Goa', user: { firstName: 'Ravi' } },
  });
});

describe('[API-17] pages', () => {
  test.each([
    [40, [20, 20], [true, false]],
    [41, [20, 20, 1], [true, true, false]],
    [0, [0], [false]],
  ])('%d posts come without overlap, and the last page says so', async (count, lengths, more) => {
    const { call } = createTestBackend(many(count));
    const pages = [];
    for (let offset = 0; offset === 0 || offset < count; offset += 20)
      pages.push(await call(feed.page, { query: { offset } }));
    expect(pages.map(({ data }) => data.length)).toEqual(lengths);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual(more);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(count);
  });

  test('of two posts of one moment the later made leads', async () => {
    const { call } = createTestBackend(many(2));
    const { id } = await call(posts.create, { body: { content: 'Fresh', type: 'tip' } });
    const { data } = await call(feed.page, {});
    expect(data.map((item) => item.id)).toEqual([id, 'p1', 'p0']);
  });

  test.each([
    ['offset', '-1'],
    ['offset', '1.5'],
    ['offset', 'x'],
    ['offset', ''],
    ['limit', '-20'],
    ['limit', '1e2'],
    ['limit', 'NaN'],
  ])('%s=%s is a 400 that names the field', async (field, value) => {
    const { call } = createTestBackend();
    expect(await errorOf(call(feed.page, { query: { [field]: value } }))).toMatchObject({
      status: 400,
      field,
    });
  });

  test('a limit of 0 is an empty page, a huge one is held to 100', async () => {
    const { call } = createTestBackend(many(120));
    expect(await call(feed.page, { query: { limit: 0 } })).toEqual({ data: [], hasMore: true });
    const { data, hasMore } = await call(feed.page, { query: { limit: 999_999 } });
    expect([data.length, hasMore]).toEqual([100, true]);
  });
});
