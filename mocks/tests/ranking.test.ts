import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import { type TestBackend, createTestBackend } from '../testing/createTestBackend.ts';
import { aPoll, aPost, aQuestion, aTodo, aUser, anAward, testUsers } from '../testing/factories.ts';

const { users, posts, polls, questions, todos, leaderboard } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const text = { body: { content: 'By the bus stand.' } };

/** Possible user actions, some of which are refused. */
const actions: readonly ((backend: TestBackend) => Promise<unknown>)[] = [
  ({ call }) => call(posts.create, { body: { content: 'Hello', type: 'tip' } }),
  ({ call }) => call(posts.like, id('story')),
  ({ call }) => call(posts.bookmark, id('story')),
  ({ call }) => call(posts.comment, { ...id('story'), ...text }),
  ({ call }) => call(posts.comment, { ...id('asking'), ...text }),
  ({ call }) => call(polls.vote, { ...id('poll'), body: { optionIndex: 1 } }),
  ({ call }) => call(questions.answer, { ...id('bags'), ...text }),
  ({ call }) => call(todos.visit, id('leh')),
  ({ call }) => call(todos.remove, id('leh')),
];
const rows = () => ({
  post: [
    aPost({ id: 'story' }),
    aPost({ id: 'asking', type: 'question' }),
    aPost({ id: 'ballot', type: 'poll' }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot' })],
  question: [aQuestion({ id: 'bags' })],
  todo: [aTodo({ id: 'leh' })],
});

const steps = array(
  record({
    who: constantFrom('asha', 'ravi', 'visitor'),
    what: integer({ min: 0, max: actions.length - 1 }),
  }),
  { maxLength: 25 },
);

/** Entries for which ledger, stats, ranking and leaderboard disagree. */
async function disagreements({ call, db }: TestBackend): Promise<unknown[]> {
  const list = await call(leaderboard.list, {});
  const wrong = [];
  for (const [index, entry] of list.entries()) {
    const ledger = db.award.all().filter(({ userId }) => userId === entry.id);
    const points = ledger.reduce((sum, award) => sum + award.points, 0);
    const stats = await call(users.stats, id(entry.id));
    const ranking = await call(users.ranking, id(entry.id));
    const values = [
      [entry.totalPoints, stats.totalPoints, ranking.userStats.totalPoints, points],
      [entry.level, stats.level, ranking.userStats.level, levelOf(points)],
      [entry.rank, ranking.rank, index + 1],
      [entry.placesVisited, stats.placesVisited],
      [ranking.totalUsers, list.length],
    ];
    const above = list[index - 1]?.totalPoints ?? Infinity;
    if (above < points || values.some((same) => new Set(same).size > 1)) wrong.push({ entry, values });
  }
  return wrong;
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
}

test(
  '[PTS-15, PTS-17, LB-14] ledger, stats, ranking and leaderboard agree after any actions',
  { timeout: 30_000 },
  async () => {
    await assert(
      asyncProperty(steps, async (sequence) => {
        const backend = createTestBackend(rows());
        try {
          for (const { who, what } of sequence) await actions[what]?.(backend.as(who)).catch(onlyRefused);
          expect(await disagreements(backend)).toEqual([]);
        } finally {
          backend.close();
        }
      }),
      { numRuns: 25 },
    );
  },
);

test('[PTS-18, API-22] repeated likes toggle and earn at most one point', async () => {
  await assert(
    asyncProperty(integer({ min: 1, max: 12 }), async (times) => {
      const backend = createTestBackend(rows());
      for (let press = 0; press < times; press++) await backend.call(posts.like, id('story'));
      expect(await backend.call(users.stats, id('asha'))).toMatchObject({
        totalPoints: 1,
        postsLiked: times % 2,
      });
      backend.close();
    }),
    { numRuns: 12 },
  );
});

test('[AMB-52] ranks whoever joined earlier higher on a tie', async () => {
  const { call } = createTestBackend({
    user: [
      aUser({ id: 'late', createdAt: '2026-03-01T00:00:00.000Z' }),
      aUser({ id: 'early', createdAt: '2026-02-01T00:00:00.000Z' }),
      aUser({ id: 'rich', createdAt: '2026-04-01T00:00:00.000Z' }),
    ],
    award: [anAward({ userId: 'rich', points: 3 })],
  });
  expect((await call(leaderboard.list, {})).map((entry) => entry.id)).toEqual(['rich', 'early', 'late']);
});

test('[API-06, AMB-18] returns the rank with the number of users and the stats', async () => {
  const { call } = createTestBackend({ award: [anAward({ points: 372 })] });
  expect(await call(users.ranking, id('asha'))).toEqual({
    rank: 1,
    totalUsers: testUsers.length,
    userStats: { totalPoints: 372, level: 4 },
  });
});
