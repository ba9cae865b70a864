import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FEED_FILTERS } from '../../src/shared/enums.ts';
import { type FeedItem } from '../../src/contract/schemas/feed.ts';
import { schemasOf } from '../../src/contract/endpointSchemas.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { datasetAt } from '../seed/datasetAt.ts';
import { buildSeed } from '../seed/buildSeed.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { NOW } from '../testing/factories.ts';

const { users, feed, posts, questions, packages, destinations, discover, leaderboard } = endpoints;
const seed = datasetAt(buildSeed(), Date.parse(NOW));
const PEOPLE = ['traveller_001', 'traveller_002', 'traveller_003', 'guest_user_001'];

type Call = ReturnType<typeof createTestBackend>['call'];

async function readFeed(call: Call, filter: string): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (let hasMore = true; hasMore;) {
    const page = await call(feed.page, { query: { filter, offset: items.length } });
    expect(z.parse(schemasOf(feed.page).reply, page)).toEqual(page);
    items.push(...page.data);
    ({ hasMore } = page);
  }
  return items;
}

describe('with the whole seed', { timeout: 30_000 }, () => {
  test.each(FEED_FILTERS)('[FEED-25, AMB-63] lists nothing twice in the %s feed', async (filter) => {
    const { call } = createTestBackend(seed);
    const items = await readFeed(call, filter);
    expect(new Set(items.map(({ contentType, id }) => `${contentType}:${id}`)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(0);
  });

  test('[API-14] lists every post and question in the recent feed, newest first', async () => {
    const { call } = createTestBackend(seed);
    const items = await readFeed(call, 'recent');
    expect(items).toHaveLength(seed.post.length + seed.question.length);
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test.each(PEOPLE)('every read of %s matches its schema', async (id) => {
    const { call } = createTestBackend(seed).as(id);
    for (const row of Object.values(users)) {
      const reply = await call(row, { params: { id } });
      expect(z.parse(schemasOf(row).reply, reply)).toEqual(reply);
    }
  });

  test('every post, question and catalogue list matches its schema', async () => {
    const { call } = createTestBackend(seed);
    const ids = { post: seed.post.slice(0, 30), question: seed.question.slice(0, 30) };
    for (const { id } of ids.post)
      z.parse(schemasOf(posts.one).reply, await call(posts.one, { params: { id } }));
    for (const { id } of ids.question)
      z.parse(schemasOf(questions.one).reply, await call(questions.one, { params: { id } }));
    for (const row of [
      packages.list,
      destinations.list,
      discover.tags,
      questions.list,
      leaderboard.sponsors,
    ]) {
      const reply: unknown = await call(row, {});
      expect(z.parse(schemasOf(row).reply, reply)).toEqual(reply);
    }
  });

  test('[PTS-17] stats and rankings of the top twenty agree with the leaderboard', async () => {
    const { call } = createTestBackend(seed);
    const list = await call(leaderboard.list, {});
    expect(list).toHaveLength(seed.user.length);
    for (const { id, rank, totalPoints, level, placesVisited } of list.slice(0, 20)) {
      const params = { id };
      expect(await call(users.stats, { params })).toMatchObject({ totalPoints, level, placesVisited });
      expect(await call(users.ranking, { params })).toMatchObject({
        rank,
        userStats: { totalPoints, level },
      });
    }
  });
});
