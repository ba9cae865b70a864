import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aComment, aLikeOrBookmark, aPoll, aPost, aQuestion, aVote } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { feed, posts, questions } = endpoints;

const day = (date: number) => `2026-11-0${date}T08:00:00.000Z`;
const rows = {
  post: [
    aPost({ id: 'story', createdAt: day(1) }),
    aPost({ id: 'tip', type: 'tip', createdAt: day(2) }),
    aPost({ id: 'asking', type: 'question', createdAt: day(3) }),
    aPost({ id: 'ballot', type: 'poll', content: 'Hills or sea?', destination: 'Goa', createdAt: day(4) }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot', options: 'Hills, Sea' })],
  question: [aQuestion({ id: 'local', createdAt: day(5) })],
  like: [
    aLikeOrBookmark({ postId: 'tip', userId: 'asha' }),
    aLikeOrBookmark({ postId: 'ballot', userId: 'asha' }),
  ],
  comment: [aComment({ postId: 'tip' })],
  pollVote: ['asha', 'ravi', 'guest_user_001'].map((userId, index) =>
    aVote({ pollId: 'poll', userId, optionIndex: index === 0 ? 1 : 0 }),
  ),
};
const manyPosts = (count: number) => ({
  post: Array.from({ length: count }, (_, index) => aPost({ id: `p${index}` })),
});

describe('[API-14, API-15, API-16, AMB-10, AMB-11] filters', () => {
  test.each([
    ['recent', ['question:local', 'poll:poll', 'post:asking', 'post:tip', 'post:story']],
    ['polls', ['poll:poll']],
    ['questions', ['question:local', 'post:asking']],
    ['stories', ['post:story']],
    ['tips', ['post:tip']],
    ['popular', ['post:tip', 'poll:poll', 'post:asking', 'post:story']],
    ['no such filter', ['question:local', 'poll:poll', 'post:asking', 'post:tip', 'post:story']],
  ])('%s', async (filter, items) => {
    const { call } = createTestBackend(rows);
    const { data, hasMore } = await call(feed.page, { query: { filter } });
    expect(data.map(({ contentType, id }) => `${contentType}:${id}`)).toEqual(items);
    expect(hasMore).toBe(false);
  });
});

test('[CRE-12, AMB-80] lists the latest entry first, even within the same millisecond', async () => {
  const { call, clock } = createTestBackend();
  clock.freeze();
  const text = { title: 'Where?', content: 'For a day.', destination: 'Hampi', country: 'India' };
  const question = await call(questions.create, { body: text });
  const post = await call(posts.create, { body: { type: 'story', content: 'Later.' } });
  const { data } = await call(feed.page, {});
  expect(data.map(({ id }) => id)).toEqual([post.id, question.id]);
});

test('[API-18, AMB-45, AMB-63] lists a poll post as its poll with counts', async () => {
  const { call } = createTestBackend(rows);
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
  ])('pages %d posts without overlap, with hasMore false on the last page', async (count, lengths, more) => {
    const { call } = createTestBackend(manyPosts(count));
    const pages = [];
    for (let offset = 0; offset === 0 || offset < count; offset += 20)
      pages.push(await call(feed.page, { query: { offset } }));
    expect(pages.map(({ data }) => data.length)).toEqual(lengths);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual(more);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(count);
  });

  test('lists the later inserted of two posts with the same date first', async () => {
    const { call } = createTestBackend(manyPosts(2));
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
    ['limit', '0'],
    ['limit', '1e2'],
    ['limit', 'NaN'],
  ])('answers 400 with the field to %s=%s', async (field, value) => {
    const { call } = createTestBackend();
    expect(await errorOf(call(feed.page, { query: { [field]: value } }))).toMatchObject({
      status: 400,
      field,
    });
  });

  test('a limit of 0 is refused with the allowed range', async () => {
    const { send } = createTestBackend();
    for (const path of ['unified-feed', 'local-questions', 'custom-packages', 'trending-tags'])
      expect(await errorOf(send('GET', `/api/${path}?limit=0`))).toEqual({
        status: 400,
        message: 'limit is not a whole number from 1',
        field: 'limit',
      });
  });

  test('a huge limit returns at most 100 entries', async () => {
    const { call } = createTestBackend(manyPosts(120));
    const { data, hasMore } = await call(feed.page, { query: { limit: 999_999 } });
    expect([data.length, hasMore]).toEqual([100, true]);
  });
});
