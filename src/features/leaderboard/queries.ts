import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Sponsor } from '../../contract/schemas/leaderboard.ts';

const { leaderboard } = endpoints;

/** All users by points (LB-06 to LB-08). */
export const leaderboardQuery = endpointQuery(leaderboard.list, {});

/** LB-03, LB-04. */
export const sponsorsQuery = (type: Sponsor['type']) =>
  endpointQuery(leaderboard.sponsors, { query: { type } });
