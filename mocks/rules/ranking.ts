import type { LeaderboardEntry } from '../../src/contract/schemas/leaderboard.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import type { Ranking } from '../../src/contract/schemas/users.ts';
import type { Database } from '../db/Database.ts';
import { memoizeByTables } from '../db/memoizeByTables.ts';
import type { UserRow } from '../db/rows.ts';

/** Points per user, summed from the ledger (PTS-15); users without awards are omitted. */
const pointsByUser = memoizeByTables(['award'], (db): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { userId, points } of db.award.all()) sums.set(userId, (sums.get(userId) ?? 0) + points);
  return sums;
});

/** 0 for a user without awards (PTS-14). */
export const pointsOf = (db: Database, userId: string): number => pointsByUser(db).get(userId) ?? 0;

/** Users by points, highest first; ties go to whoever joined earlier (AMB-52). */
export function rankUsers(users: readonly UserRow[], sums: ReadonlyMap<string, number>): UserRow[] {
  const points = (user: UserRow): number => sums.get(user.id) ?? 0;
  return users.toSorted(
    (a, b) =>
      points(b) - points(a) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1),
  );
}

const ranked = memoizeByTables(['user', 'award', 'visitedPlace'], (db) =>
  rankUsers(db.user.all(), pointsByUser(db)).map(
    ({ id, firstName, lastName, picture, createdAt }, index) => ({
      id,
      firstName,
      lastName,
      profileImageUrl: picture,
      totalPoints: pointsOf(db, id),
      rank: index + 1,
      placesVisited: db.visitedPlace.countBy('userId', id),
      createdAt,
    }),
  ),
);

/**
 * All users in ranking order, ranks 1 to n (LB-14). Levels are computed uncached: their width can change without a row
 * changing.
 */
export const leaderboardOf = (db: Database): LeaderboardEntry[] =>
  ranked(db).map((entry) => ({ ...entry, level: levelOf(entry.totalPoints) }));

/** One user's rank, read from the leaderboard so that the two always agree (PTS-17, AMB-18). */
export function rankingOf(db: Database, userId: string): Ranking {
  const entries = leaderboardOf(db);
  const entry = entries.find(({ id }) => id === userId);
  if (!entry) throw new Error(`${userId} is not on the leaderboard`);
  const { rank, totalPoints, level } = entry;
  return { rank, totalUsers: entries.length, userStats: { totalPoints, level } };
}
