import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BELL_MAX, MINUTE, POINTS_PER_LEVEL } from '../../src/shared/limits.ts';
import { parsePollOptions, tally } from '../../src/shared/rules/polls.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { recentNotifications } from '../live/recentNotifications.ts';
import { buildSeed } from '../seed/buildSeed.ts';
import { leaderboardOf, pointsOf } from '../rules/ranking.ts';
import { datasetOf, scenarioRows } from './scenarioRows.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

const NOW = Date.parse('2027-03-01T09:15:00.000Z');
const seed = buildSeed();

const rowsOf = (name: ScenarioName): Dataset => datasetOf(seed, { scenario: name, epoch: NOW });

function open(name: ScenarioName) {
  const db = createDatabase();
  db.load(rowsOf(name));
  return db;
}

describe('scenarios', () => {
  test('no two are the same', () => {
    const all = Object.entries(scenarios).map(([name, scenario]: [string, Scenario]) => {
      const { as, initialFaults, notificationCount } = scenario;
      return { name, state: { rows: scenarioRows(name, seed), as, initialFaults, notificationCount } };
    });
    const twins = all.flatMap(({ name, state }, index) =>
      all
        .slice(index + 1)
        .filter((other) => isDeepStrictEqual(other.state, state))
        .map((other) => `${name} and ${other.name}`),
    );
    expect(twins).toEqual([]);
    expect(new Set(Object.values(scenarios).map(({ title }) => title)).size).toBe(all.length);
  });

  test('fifteen are cards on the demo desk', () =>
    expect(Object.values(scenarios).filter(({ hiddenOnDesk }) => !hiddenOnDesk)).toHaveLength(15));

  test('poll-ending: the first poll ends in two minutes, with a tie and without a vote of the traveller', () => {
    const { poll, post, pollVote } = rowsOf('poll-ending');
    const ends = poll.filter(({ expiresAt }) => Date.parse(expiresAt ?? '') === NOW + 2 * MINUTE);
    expect(ends).toHaveLength(1);
    const votes = pollVote.filter(({ pollId }) => pollId === ends[0]?.id);
    const [first, second] = tally(parsePollOptions(ends[0]?.options ?? ''), votes);
    expect(first?.count).toBe(second?.count);
    expect(votes.some(({ userId }) => userId === DEFAULT_TRAVELLER)).toBe(false);
    const newest = post.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
    expect(newest?.id).toBe(ends[0]?.postId);
  });

  test('level-up: the traveller is one point short of a level', () => {
    const points = pointsOf(open('level-up'), DEFAULT_TRAVELLER);
    expect(points % POINTS_PER_LEVEL).toBe(POINTS_PER_LEVEL - 1);
    expect(scenarios['level-up'].about).toContain(String(points));
  });

  test('two-equal: the first two of the leaderboard have the same points', () => {
    const [first, second] = leaderboardOf(open('two-equal'));
    expect(second?.totalPoints).toBe(first?.totalPoints);
    expect(first?.totalPoints).toBe(leaderboardOf(open('full'))[0]?.totalPoints);
  });

  test('full-bell: the traveller has ninety-nine notifications', () => {
    const { notificationCount } = scenarios['full-bell'];
    expect(notificationCount).toBe(BELL_MAX);
    const found = recentNotifications(open('full-bell'), DEFAULT_TRAVELLER, NOW, notificationCount);
    expect(found.length).toBeGreaterThanOrEqual(BELL_MAX);
  });

  test('many: 5,000 posts, each with an author; the newest are those of the full town', () => {
    const { post, user } = rowsOf('many');
    expect(post).toHaveLength(5000);
    expect(new Set(post.map(({ id }) => id)).size).toBe(5000);
    const users = new Set(user.map(({ id }) => id));
    expect(post.every(({ userId }) => users.has(userId))).toBe(true);
  });

  test('missing-pictures: some are broken, some are missing, some are unchanged', () => {
    const { user, package: packages } = rowsOf('missing-pictures');
    for (const rows of [user, packages]) {
      const pictures = rows.map(({ picture }) => picture);
      expect(pictures.some((picture) => picture === null)).toBe(true);
      expect(pictures.some((picture) => picture?.includes('no-such'))).toBe(true);
      expect(pictures.some((picture) => picture !== null && !picture.includes('no-such'))).toBe(true);
    }
  });
});
