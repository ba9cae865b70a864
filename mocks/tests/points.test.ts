import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { DAY } from '../../src/shared/limits.ts';
import { type TestBackend, createTestBackend } from '../testing/createTestBackend.ts';
import {
  NOW,
  aLikeOrBookmark,
  aVisitedPlace,
  aPoll,
  aPost,
  aQuestion,
  aTodo,
  anAward,
} from '../testing/factories.ts';

const { users, posts, polls, questions, todos } = endpoints;

const rows = {
  post: [
    aPost({ id: 'story' }),
    aPost({ id: 'asking', type: 'question' }),
    aPost({ id: 'ballot', type: 'poll' }),
    aPost({ id: 'mine', userId: 'asha' }),
    aPost({ id: 'my_asking', userId: 'asha', type: 'question' }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot' })],
  question: [aQuestion({ id: 'theirs' }), aQuestion({ id: 'mine', userId: 'asha' })],
  todo: [aTodo({ id: 'leh' }), aTodo({ id: 'leh_again', destination: '  LEH ' })],
};
const local = { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' };
const id = (value: string) => ({ params: { id: value } });
const text = { body: { content: 'By the bus stand.' } };

const stats = ({ call }: TestBackend) => call(users.stats, id('asha'));
const like = ({ call }: TestBackend, post = 'story') => call(posts.like, id(post));

const actions: readonly [string, number, (backend: TestBackend) => Promise<unknown>][] = [
  [
    '[PTS-01] create post',
    2,
    ({ call }) => call(posts.create, { body: { content: 'Hello', type: 'story' } }),
  ],
  [
    '[AMB-08] question post',
    2,
    ({ call }) => call(posts.create, { body: { content: 'Hello?', type: 'question' } }),
  ],
  ['[PTS-02] ask question', 2, ({ call }) => call(questions.create, { body: local })],
  ['[PTS-03] comment', 1, ({ call }) => call(posts.comment, { ...id('story'), ...text })],
  ["[PTS-03] comment on one's own post", 1, ({ call }) => call(posts.comment, { ...id('mine'), ...text })],
  ['[PTS-04] like', 1, (backend) => like(backend)],
  ["[AMB-21] like of one's own post", 0, (backend) => like(backend, 'mine')],
  ['[PTS-05] poll vote', 1, ({ call }) => call(polls.vote, { ...id('poll'), body: { optionIndex: 0 } })],
  [
    '[PTS-06] answer under a question post',
    3,
    ({ call }) => call(posts.comment, { ...id('asking'), ...text }),
  ],
  [
    "[AMB-21] answer under one's own question post",
    0,
    ({ call }) => call(posts.comment, { ...id('my_asking'), ...text }),
  ],
  ['[PTS-07] local answer', 4, ({ call }) => call(questions.answer, { ...id('theirs'), ...text })],
  ['[AMB-21] local answer to oneself', 0, ({ call }) => call(questions.answer, { ...id('mine'), ...text })],
  ['[PTS-08] visit place', 5, ({ call }) => call(todos.visit, id('leh'))],
  ['bookmark', 0, ({ call }) => call(posts.bookmark, id('story'))],
];

describe('awards points for', () => {
  test.each(actions)('%s: %d', async (_, points, act) => {
    const backend = createTestBackend(rows);
    await act(backend);
    expect(await stats(backend)).toMatchObject({ totalPoints: points, level: 1 });
  });

  test('[PTS-18, AMB-09] awards one point for a like that is repeated', async () => {
    const backend = createTestBackend(rows);
    const seen = [];
    for (let press = 0; press < 5; press++) {
      const { liked } = await like(backend);
      const { totalPoints, postsLiked } = await stats(backend);
      seen.push([liked, totalPoints, postsLiked]);
    }
    expect(seen).toEqual([
      [true, 1, 1],
      [false, 1, 0],
      [true, 1, 1],
      [false, 1, 0],
      [true, 1, 1],
    ]);
  });

  test('[PTS-19, AMB-25] awards a place once, even under another spelling', async () => {
    const backend = createTestBackend(rows);
    await backend.call(todos.visit, id('leh'));
    await backend.call(todos.visit, id('leh'));
    await backend.call(todos.visit, id('leh_again'));
    expect(await stats(backend)).toMatchObject({ totalPoints: 5, placesVisited: 1 });
  });

  test('[AMB-09] awards every comment and every answer', async () => {
    const backend = createTestBackend(rows);
    for (const _ of [1, 2, 3]) await backend.call(posts.comment, { ...id('story'), ...text });
    for (const _ of [1, 2]) await backend.call(questions.answer, { ...id('theirs'), ...text });
    expect(await stats(backend)).toMatchObject({ totalPoints: 3 + 8, questionsAnswered: 1 });
  });
});

describe('stats', () => {
  test('[PTS-14] are 0 points and level 1 without any action', async () => {
    expect(await stats(createTestBackend())).toEqual({
      totalPoints: 0,
      level: 1,
      placesVisited: 0,
      questionsAnswered: 0,
      postsLiked: 0,
      challengesCompleted: 0,
      streakDays: 0,
      lastActivityDate: null,
    });
  });

  test('[PTS-09, PTS-13] derive the level from the points', async () => {
    const backend = createTestBackend({ award: [anAward({ points: 99 })] });
    expect(await stats(backend)).toMatchObject({ totalPoints: 99, level: 1 });
    backend.db.award.insert(anAward({ points: 1 }));
    expect(await stats(backend)).toMatchObject({ totalPoints: 100, level: 2 });
    backend.db.award.insert(anAward({ points: 1700 }));
    expect(await stats(backend)).toMatchObject({ totalPoints: 1800, level: 19 });
  });

  test('[PTS-16, AMB-49] count the streak in days and restart it after a gap', async () => {
    const backend = createTestBackend();
    const streak = async () => (await stats(backend)).streakDays;
    const act = () => backend.call(posts.create, { body: { content: 'Hello', type: 'story' } });
    await act();
    await act();
    expect(await streak()).toBe(1);
    backend.clock.advance(DAY);
    expect(await streak()).toBe(1);
    await act();
    expect(await streak()).toBe(2);
    backend.clock.advance(2 * DAY);
    expect(await streak()).toBe(0);
    await act();
    expect(await streak()).toBe(1);
    expect((await stats(backend)).lastActivityDate?.slice(0, 10)).toBe('2026-11-24');
  });

  test('[AMB-50] complete a challenge with the third place, without points for its reward', async () => {
    const backend = createTestBackend({
      ...rows,
      visitedPlace: [aVisitedPlace(), aVisitedPlace({ destination: 'Gokarna' })],
    });
    const challenge = async () =>
      (await backend.call(users.challenges, id('asha'))).find(({ name }) => name === 'Three Stamps');
    expect(await challenge()).toMatchObject({ progress: 2, target: 3, completed: false, reward: 15 });
    await backend.call(todos.visit, id('leh'));
    expect(await challenge()).toMatchObject({ progress: 3, target: 3, completed: true });
    expect(await stats(backend)).toMatchObject({ challengesCompleted: 1, totalPoints: 5 });
  });

  test('[AMB-50] awards the badge of a first visit', async () => {
    const backend = createTestBackend(rows);
    const names = async () => (await backend.call(users.badges, id('ravi'))).map(({ name }) => name);
    expect(await names()).toEqual(['First Page']);
    backend.db.visitedPlace.insert(aVisitedPlace({ userId: 'ravi' }));
    expect(await names()).toEqual(['First Page', 'Boots On']);
  });

  test('[PROF-09] describes a badge to its owner as theirs', async () => {
    const backend = createTestBackend({ ...rows, visitedPlace: [aVisitedPlace({ userId: 'ravi' })] });
    const texts = async () =>
      (await backend.call(users.badges, id('ravi'))).map(({ description }) => description);
    expect(await texts()).toEqual(['Wrote their first post.', 'Visited their first place.']);
    backend.session.signIn('ravi');
    expect(await texts()).toEqual(['You wrote your first post.', 'You visited your first place.']);
  });
});

describe('[AMB-50] achievements are kept', () => {
  const many = Array.from({ length: 20 }, (_, n) => `p${n}`);
  const liked = {
    post: many.map((post) => aPost({ id: post })),
    like: many.map((postId) => aLikeOrBookmark({ postId, userId: 'asha' })),
  };
  const badges = async ({ call }: TestBackend) =>
    (await call(users.badges, id('asha'))).map(({ name }) => name);
  const completed = async ({ call }: TestBackend) =>
    (await call(users.challenges, id('asha'))).filter((entry) => entry.completed);

  test('when likes are taken back', async () => {
    const backend = createTestBackend(liked);
    for (const post of many.slice(0, 15)) await like(backend, post);
    expect(await stats(backend)).toMatchObject({ postsLiked: 5, challengesCompleted: 1 });
    expect(await badges(backend)).toEqual(['Warm Welcome']);
    expect(await completed(backend)).toMatchObject([{ name: 'Good Company', progress: 20 }]);
  });

  test('when a streak ends', async () => {
    const days = Array.from({ length: 7 }, (_, n) => new Date(Date.parse(NOW) - n * DAY).toISOString());
    const backend = createTestBackend({ award: days.map((createdAt) => anAward({ createdAt })) });
    expect(await badges(backend)).toEqual(['Week Afoot']);
    backend.clock.advance(5 * DAY);
    expect(await stats(backend)).toMatchObject({ streakDays: 0, challengesCompleted: 1 });
    expect(await badges(backend)).toEqual(['Week Afoot']);
    expect(await completed(backend)).toMatchObject([{ name: 'Seven Sunrises', progress: 7 }]);
  });

  test('and nothing else is stored', async () => {
    const backend = createTestBackend({ ...liked, like: liked.like.slice(0, 9) });
    await like(backend, 'p0');
    expect(await badges(backend)).toEqual([]);
    expect(await completed(backend)).toEqual([]);
  });
});
