import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import { type TestBackend, createTestBackend } from '../testing/createTestBackend.ts';
import { aPoll, aPost, aQuestion, aTodo, aUser, anAward, people } from '../testing/factories.ts';

const { users, posts, polls, questions, todos, leaderboard } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const text = { body: { content: 'By the bus stand.' } };

/** Whatever a traveller may do, refused or not. */
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
const world = () => ({
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

/** Where the ledger, stats, rankings and the leaderboard do not tell the same story. */
async function disagreements({ call, db }: TestBackend): Promise<unknown[]> {
  const list = await call(leaderboard.list, {});
  const wrong = [];
  for (const [index, entry] of list.entries()) {
    const ledger = db.award.all().filter(({ userId }) => userId === entry.id);
    const points = ledger.reduce((sum, award) => sum + award.points, 0);
    const stats = await call(users.stats, id(entry.id));
    const ranking = await call(users.ranking, id(entry.id));
    const told = [
      [entry.totalPoints, stats.totalPoints, ranking.userStats.totalPoints, points],
      [entry.level, stats.level, ranking.userStats.level, levelOf(points)],
      [entry.rank, ranking.rank, index + 1],
      [entry.placesVisited, stats.placesVisited],
      [ranking.totalUsers, list.length],
    ];
    const above = list[index - 1]?.totalPoints ?? Infinity;
    if (above < points || told.some((figures) => new Set(figures).size > 1)) wrong.push({ entry, told });
  }
  return wrong;
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
}

test(
  '[PTS-15] [PTS-17] [LB-14] after any actions points are the ledger, and stats, ranks and leaderboard agree',
  { timeout: 30_000 },
  async () => {
    await assert(
      asyncProperty(steps, async (sequence) => {
        const backend = createTestBackend(world());
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

test('[PTS-18] [API-22] likes pressed n times end liked or not, by one point at most', async () => {
  await assert(
    asyncProperty(integer({ min: 1, max: 12 }), async (times) => {
      const backend = createTestBackend(world());
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

test('[AMB-52] on a tie whoever joined earlier ranks higher', async () => {
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

test('[API-06] [AMB-18] a ranking carries the number of travellers and the stats', async () => {
  const { call } = createTestBackend({ award: [anAward({ points: 372 })] });
  expect(await call(users.ranking, id('asha'))).toEqual({
    rank: 1,
    totalUsers: people.length,
    userStats: { totalPoints: 372, level: 4 },
  });
});
