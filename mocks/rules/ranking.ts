import type { LeaderboardEntry } from '../../src/contract/leaderboard.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import type { Ranking } from '../../src/contract/users.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/rows.ts';

/** Sums of the ledger by user (PTS-15); someone without awards is not in it. */
const totals = (db: Database): ReadonlyMap<string, number> =>
  db.derive('totals', ['award'], () => {
    const sums = new Map<string, number>();
    for (const { userId, points } of db.award.all()) sums.set(userId, (sums.get(userId) ?? 0) + points);
    return sums;
  });

/** PTS-14: 0 where nothing was earned. */
export const pointsOf = (db: Database, userId: string): number => totals(db).get(userId) ?? 0;

/** Points descending; on a tie whoever joined earlier ranks higher (AMB-52). */
function ranked(db: Database): UserRow[] {
  const sums = totals(db);
  const points = (user: UserRow): number => sums.get(user.id) ?? 0;
  return db.user
    .all()
    .toSorted(
      (a, b) =>
        points(b) - points(a) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1),
    );
}

/** Every traveller in order, ranks 1 to n (LB-14). */
export const standings = (db: Database): readonly LeaderboardEntry[] =>
  db.derive('standings', ['user', 'award', 'visitedPlace'], () =>
    ranked(db).map(({ id, firstName, lastName, picture, createdAt }, index) => ({
      id,
      firstName,
      lastName,
      profileImageUrl: picture,
      totalPoints: pointsOf(db, id),
      level: levelOf(pointsOf(db, id)),
      rank: index + 1,
      placesVisited: db.visitedPlace.count('userId', id),
      createdAt,
    })),
  );

/** One traveller's place, read off the same list as the leaderboard, so that the two agree (PTS-17, AMB-18). */
export function rankingOf(db: Database, userId: string): Ranking {
  const list = standings(db);
  const entry = list.find(({ id }) => id === userId);
  if (!entry) throw new Error(`No standing for ${userId}`);
  const { rank, totalPoints, level } = entry;
  return { rank, totalUsers: list.length, userStats: { totalPoints, level } };
}
