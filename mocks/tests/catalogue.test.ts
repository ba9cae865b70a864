import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aDestination, aPackage, aPost, aSponsor, aTag, aUser, testUsers } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { packages, destinations, discover, leaderboard, posts } = endpoints;
const featured = Array.from({ length: 20 }, (_, index) => ({ id: `n${index}`, isFeatured: index % 2 === 0 }));
const rows = {
  package: featured.map(aPackage),
  destination: featured.map(aDestination),
  tag: featured.map((row, index) => aTag({ ...row, weeklyGrowth: index })),
};

describe.each([
  ['[API-37] packages', packages.list],
  ['[API-39] destinations', destinations.list],
  ['[API-41] tags', discover.tags],
])('%s', (_, row) => {
  test.each([
    [{}, 20],
    [{ featured: true }, 10],
    [{ featured: false }, 20],
    [{ featured: true, limit: 6 }, 6],
    [{ limit: 8 }, 8],
    [{ limit: 99 }, 20],
  ])('%j returns %d entries', async (query, count) => {
    const { call } = createTestBackend(rows);
    expect(await call(row, { query })).toHaveLength(count);
  });

  test('featured=true returns only featured entries', async () => {
    const { call } = createTestBackend(rows);
    const entries = await call(row, { query: { featured: true } });
    expect(entries.map(({ id }) => id).toSorted()).toEqual(
      ['n0', 'n2', 'n4', 'n6', 'n8', 'n10', 'n12', 'n14', 'n16', 'n18'].toSorted(),
    );
  });

  test.each([
    ['limit', '-1'],
    ['limit', '0'],
    ['limit', 'six'],
    ['featured', 'yes'],
  ])('answers 400 to %s=%s', async (field, value) => {
    const { call } = createTestBackend(rows);
    expect(await errorOf(call(row, { query: { [field]: value } }))).toMatchObject({ status: 400, field });
  });
});

test('[API-41] lists the fastest growing tag first', async () => {
  const { call } = createTestBackend(rows);
  expect((await call(discover.tags, { query: { limit: 2 } })).map(({ id }) => id)).toEqual(['n19', 'n18']);
});

describe('sponsors', () => {
  const sponsors = {
    sponsor: [aSponsor({ id: 'strip' }), aSponsor({ id: 'banner', type: 'banner' })],
  };
  test.each([
    [{ type: 'leaderboard' } as const, ['strip']],
    [{ type: 'banner' } as const, ['banner']],
    [{}, ['strip', 'banner']],
  ])('[API-44] %j', async (query, found) => {
    const { call } = createTestBackend(sponsors);
    expect((await call(leaderboard.sponsors, { query })).map(({ id }) => id)).toEqual(found);
  });

  test("[API-45, API-46] counts a visitor's impressions and clicks", async () => {
    const { call, db } = createTestBackend(sponsors).as('visitor');
    const params = { id: 'strip' };
    await call(leaderboard.impression, { params });
    await call(leaderboard.impression, { params });
    await call(leaderboard.click, { params });
    expect(db.sponsorEvent.findBy('sponsorId', 'strip').map(({ kind }) => kind)).toEqual([
      'impression',
      'impression',
      'click',
    ]);
  });
});

test("[API-41] a tag's postCount is the number of search results for it", async () => {
  const { call } = createTestBackend({
    user: [...testUsers, aUser({ id: 'night', firstName: 'Night', lastName: 'Owl' })],
    post: [
      aPost({ content: 'The NIGHT train', destination: 'Leh' }),
      aPost({ content: 'Noon', destination: 'Night Market' }),
      aPost({ content: 'Written by an owl', userId: 'night' }),
      aPost({ content: 'Day' }),
    ],
    tag: [aTag({ name: 'night' }), aTag({ name: 'zebra' })],
  });
  const counts = (await call(discover.tags, {})).map(({ name, postCount }) => [name, postCount]);
  expect(counts).toEqual([
    ['night', 3],
    ['zebra', 0],
  ]);
  await call(posts.create, { body: { type: 'tip', content: 'A zebra at night' } });
  expect((await call(discover.tags, {})).map(({ postCount }) => postCount)).toEqual([4, 1]);
  expect(await call(discover.search, { query: { q: 'night' } })).toHaveLength(4);
});

test('[API-42, AMB-58] a search for # finds a tag by its display name, otherwise by the name behind it', async () => {
  const { call } = createTestBackend({
    user: [...testUsers],
    post: [
      aPost({ content: 'A night train to Varanasi', destination: null }),
      aPost({ content: 'Chai on platform #9', destination: null }),
    ],
    tag: [aTag({ name: 'night train', displayName: '#NightTrains' })],
  });
  const found = async (q: string) =>
    (await call(discover.search, { query: { q } })).map(({ content }) => content);
  expect(await found('#nighttrains')).toEqual(['A night train to Varanasi']);
  for (const q of ['#chai', '##chai', '# chai', '#platform #9', 'platform #9'])
    expect({ q, found: await found(q) }).toEqual({ q, found: ['Chai on platform #9'] });
  expect(await found('#')).toEqual([]);
});
