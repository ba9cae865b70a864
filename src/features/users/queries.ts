import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { UserStats } from '../../contract/schemas/users.ts';
import { levelOf } from '../../shared/rules/levels.ts';

const { users, leaderboard } = endpoints;

export const userQuery = (id: string) => endpointQuery(users.one, { params: { id } });

/** If a reply has no level, it is derived from the points. */
const withLevel = (stats: UserStats): UserStats => ({
  ...stats,
  level: stats.level || levelOf(stats.totalPoints),
});

/** Points, level and counts of a user. */
export const userStatsQuery = (id: string) => ({
  ...endpointQuery(users.stats, { params: { id } }),
  select: withLevel,
});

/** The user's rank among all users. */
export const rankingQuery = (id: string) => endpointQuery(users.ranking, { params: { id } });

export const badgesQuery = (id: string) => endpointQuery(users.badges, { params: { id } });

export const challengesQuery = (id: string) => endpointQuery(users.challenges, { params: { id } });

/** The reads that may change when points are earned (HDR-13, LB-15, PTS-17). */
export const scoreEndpoints = [
  users.stats,
  users.ranking,
  users.badges,
  users.challenges,
  leaderboard.list,
] as const;
