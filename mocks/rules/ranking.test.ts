import { expect, test } from 'vitest';
import { createDatabase } from '../db/Database.ts';
import { aDataset, aVisitedPlace, aUser, anAward } from '../testing/factories.ts';
import { leaderboardOf, pointsOf, rankUsers, rankingOf } from './ranking.ts';

const user = (id: string, day: string) => aUser({ id, createdAt: `2026-01-${day}T00:00:00.000Z` });
const users = [user('late', '03'), user('b', '02'), user('a', '02'), user('early', '01')];

test('[AMB-52] ranks by points, then by join date, then by id', () => {
  const order = (sums: Record<string, number>, all = users) =>
    rankUsers(all, new Map(Object.entries(sums))).map(({ id }) => id);
  expect(order({}, users.toReversed())).toEqual(['early', 'a', 'b', 'late']);
  expect(order({})).toEqual(['early', 'a', 'b', 'late']);
  expect(order({ late: 5, early: 4 })).toEqual(['late', 'early', 'a', 'b']);
  expect(order({ a: 4, b: 4, late: 4, early: 4 })).toEqual(['early', 'a', 'b', 'late']);
});

test('[PTS-14, PTS-15, PTS-17, LB-14] the leaderboard, a ranking and the points agree', () => {
  const db = createDatabase();
  db.load(
    aDataset({
      user: users,
      award: [
        anAward({ userId: 'late', points: 99 }),
        anAward({ userId: 'late', points: 2 }),
        anAward({ userId: 'a', points: 7 }),
      ],
      visitedPlace: [aVisitedPlace({ userId: 'a' }), aVisitedPlace({ userId: 'a' })],
    }),
  );
  expect(['late', 'a', 'b'].map((id) => pointsOf(db, id))).toEqual([101, 7, 0]);
  const rows = leaderboardOf(db).map(({ id, rank, totalPoints, level, placesVisited }) => [
    id,
    rank,
    totalPoints,
    level,
    placesVisited,
  ]);
  expect(rows).toEqual([
    ['late', 1, 101, 2, 0],
    ['a', 2, 7, 1, 2],
    ['early', 3, 0, 1, 0],
    ['b', 4, 0, 1, 0],
  ]);
  expect(rankingOf(db, 'a')).toEqual({ rank: 2, totalUsers: 4, userStats: { totalPoints: 7, level: 1 } });
  expect(() => rankingOf(db, 'nobody')).toThrow('nobody is not on the leaderboard');
});

test('[HDR-13, LB-14, PTS-17] the leaderboard follows awards, places and people', () => {
  const db = createDatabase();
  db.load(aDataset({ user: users }));
  const first = () => leaderboardOf(db)[0];
  expect([first()?.id, pointsOf(db, 'b')]).toEqual(['early', 0]);
  db.award.insert(anAward({ userId: 'b', points: 2 }));
  expect([first()?.id, pointsOf(db, 'b')]).toEqual(['b', 2]);
  db.visitedPlace.insert(aVisitedPlace({ userId: 'b' }));
  expect(first()?.placesVisited).toBe(1);
  db.user.insert(user('new', '09'));
  expect(rankingOf(db, 'new').rank).toBe(5);
});
