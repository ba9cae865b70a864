import { expect, test } from 'vitest';
import { POINTS } from '../../../src/shared/limits.ts';
import { buildSeed } from '../../seed/buildSeed.ts';
import { datasetAt } from '../../seed/datasetAt.ts';
import { SEED_EPOCH } from '../../seed/dates.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedUsers.ts';
import { rankChangesAround, ledgerOf, rankBy } from './recount.ts';

const { user, award } = datasetAt(buildSeed(), SEED_EPOCH);
const asPaid = rankBy(user, award, ({ points }) => points);

test('[PTS-01 to PTS-08, PTS-15] explains every point: count times worth is the points, and their sum is the total', () => {
  const lines = ledgerOf(award, DEFAULT_TRAVELLER);
  for (const { kind, times, earlier, points } of lines) {
    expect(points).toBe(times * POINTS[kind]);
    expect(earlier).toBeLessThanOrEqual(times);
  }
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  expect(total).toBe(372);
  expect(asPaid.find(({ id }) => id === DEFAULT_TRAVELLER)?.points).toBe(total);
});

test('recounts the leaderboard, and shows the rows around a person', () => {
  const after = rankBy(user, award, ({ kind }) => (kind === 'like' ? 3 : POINTS[kind]));
  const rows = rankChangesAround(asPaid, after, DEFAULT_TRAVELLER);
  expect(rows).toHaveLength(5);
  const mine = rows.find(({ id }) => id === DEFAULT_TRAVELLER);
  const likes = ledgerOf(award, DEFAULT_TRAVELLER).find(({ kind }) => kind === 'like')?.times ?? 0;
  expect(mine).toMatchObject({ before: 372, after: 372 + 2 * likes });
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => (rows[0]?.rank ?? 0) + index));
});
