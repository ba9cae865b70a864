import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { NewPost } from '../../src/contract/schemas/posts.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import {
  NOW,
  aLikeOrBookmark,
  aVisitedPlace,
  aPoll,
  aPost,
  aQuestion,
  aSponsor,
  aTodo,
  anAnswer,
} from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { posts, polls, todos, questions, users, packages, destinations, leaderboard } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const aPollBody = (more: { pollExpiresAt?: string } = {}): NewPost => ({
  content: 'x',
  type: 'poll',
  pollOptions: ['a', 'b'],
  ...more,
});

describe('[AMB-73] a 404 names what is missing', () => {
  const calls = {
    Post: ({ call }) => call(posts.like, id('none')),
    Poll: ({ call }) => call(polls.vote, { ...id('none'), body: { optionIndex: 0 } }),
    'To-do': ({ call }) => call(todos.remove, id('none')),
    Question: ({ call }) => call(questions.one, id('none')),
    Answer: ({ call }) =>
      call(questions.voteAnswer, { params: { answerId: 'none' }, body: { isHelpful: true } }),
    User: ({ call }) => call(users.one, id('none')),
    Package: ({ call }) => call(packages.one, id('none')),
    Destination: ({ call }) => call(destinations.one, id('none')),
    Sponsor: ({ call }) => call(leaderboard.click, id('none')),
  } satisfies Record<string, (backend: ReturnType<typeof createTestBackend>) => Promise<unknown>>;

  test.each(Object.entries(calls))('%s', async (name, refused) => {
    expect(await errorOf(refused(createTestBackend()))).toEqual({
      status: 404,
      message: `${name} not found`,
    });
  });
});

describe('explains the refusal of', () => {
  test('[AMB-20] a vote on your own answer', async () => {
    const { call } = createTestBackend({
      question: [aQuestion({ id: 'q' })],
      answer: [anAnswer({ id: 'own', questionId: 'q', userId: 'asha' })],
    });
    const vote = call(questions.voteAnswer, { params: { answerId: 'own' }, body: { isHelpful: true } });
    expect(await errorOf(vote)).toEqual({ status: 403, message: 'An own answer takes no vote' });
  });

  test("[API-29, API-30] another person's to-do", async () => {
    const { call } = createTestBackend({ todo: [aTodo({ id: 'ravis', userId: 'ravi' })] });
    expect(await errorOf(call(todos.remove, id('ravis')))).toEqual({
      status: 403,
      message: 'This to-do belongs to someone else',
    });
  });

  test("[API-12] another person's bookmarks", async () => {
    const { call } = createTestBackend();
    expect(await errorOf(call(users.bookmarks, id('ravi')))).toEqual({
      status: 403,
      message: 'Only the owner may read these bookmarks',
    });
  });

  test('[API-25] an option that a poll does not have', async () => {
    const { call } = createTestBackend({
      post: [aPost({ id: 'post', type: 'poll' })],
      poll: [aPoll({ id: 'poll', postId: 'post' })],
    });
    expect(await errorOf(call(polls.vote, { ...id('poll'), body: { optionIndex: 2 } }))).toEqual({
      status: 400,
      message: 'No such option',
      field: 'optionIndex',
    });
  });

  test('[CRE-16, AMB-67] a poll that ends now', async () => {
    const { call, clock } = createTestBackend();
    clock.freeze();
    clock.set(NOW);
    expect(await errorOf(call(posts.create, { body: aPollBody({ pollExpiresAt: NOW }) }))).toEqual({
      status: 400,
      message: 'pollExpiresAt has passed already',
      field: 'pollExpiresAt',
    });
  });
});

test('[WORLD-01] an id starts with the kind of row', async () => {
  const { call, db } = createTestBackend({
    post: [aPost({ id: 'post' })],
    question: [aQuestion({ id: 'q' })],
    sponsor: [aSponsor({ id: 'sponsor' })],
  });
  expect((await call(posts.create, { body: aPollBody() })).poll?.id).toMatch(/^poll_/);
  expect((await call(posts.comment, { ...id('post'), body: { content: 'x' } })).id).toMatch(/^comment_/);
  expect((await call(questions.answer, { ...id('q'), body: { content: 'x' } })).id).toMatch(/^answer_/);
  const todo = await call(todos.create, { body: { destination: 'Leh' } });
  expect(todo.id).toMatch(/^todo_/);
  await call(todos.visit, id(todo.id));
  expect(db.visitedPlace.all().map((row) => row.id)).toEqual([expect.stringMatching(/^place_/)]);
  await call(leaderboard.click, id('sponsor'));
  expect(db.sponsorEvent.all().map((row) => row.id)).toEqual([expect.stringMatching(/^event/)]);
});

describe('[AMB-50] achievements are stored', () => {
  test('on an unlike, not on a like or a bookmark', async () => {
    const { call, db } = createTestBackend({
      post: [aPost({ id: 'own', userId: 'asha' }), aPost({ id: 'post' })],
    });
    await call(posts.like, id('post'));
    await call(posts.bookmark, id('post'));
    await call(posts.bookmark, id('post'));
    expect(db.achievement.all()).toEqual([]);
    await call(posts.like, id('post'));
    expect(db.achievement.all().map(({ achievement }) => achievement)).toEqual(['badge_first_page']);
  });
});

test('[AMB-09] an unlike earns nothing, even if the like never earned anything', async () => {
  const { call, db } = createTestBackend({
    post: [aPost({ id: 'post' })],
    like: [aLikeOrBookmark({ postId: 'post', userId: 'asha' })],
  });
  expect(await call(posts.like, id('post'))).toEqual({ liked: false });
  expect(db.award.all()).toEqual([]);
});

test('[AMB-54] a vote in a poll whose post is missing is sent to everyone else and notifies nobody', async () => {
  const { call, messages } = createTestBackend({ poll: [aPoll({ id: 'poll', postId: 'gone' })] });
  await call(polls.vote, { ...id('poll'), body: { optionIndex: 0 } });
  expect(messages.map(({ message }) => message.type)).toEqual(['poll_update']);
});

test('[API-12] leaves out a bookmark whose post is missing', async () => {
  const { call } = createTestBackend({ bookmark: [aLikeOrBookmark({ postId: 'gone', userId: 'asha' })] });
  expect(await call(users.bookmarks, id('asha'))).toEqual([]);
});

test('[PROF-14, API-11] lists the places last visited first', async () => {
  const { call } = createTestBackend({
    visitedPlace: [
      aVisitedPlace({ destination: 'Second', visitedAt: '2026-11-02T00:00:00.000Z' }),
      aVisitedPlace({ destination: 'Third', visitedAt: '2026-11-03T00:00:00.000Z' }),
      aVisitedPlace({ destination: 'First', visitedAt: '2026-11-01T00:00:00.000Z' }),
    ],
  });
  const places = await call(users.visitedPlaces, id('asha'));
  expect(places.map(({ destination }) => destination)).toEqual(['Third', 'Second', 'First']);
});
