import * as z from 'zod/mini';
import { SPONSOR_TYPES } from '../../shared/enums.ts';
import { count, dateTime, oneOf, pictureUrl } from './fields.ts';

/** ENT-16. */
export const LeaderboardEntry = z
  .object({
    id: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    profileImageUrl: z.nullable(pictureUrl),
    totalPoints: count,
    level: z.int().check(z.minimum(1)),
    rank: z.int().check(z.minimum(1)),
    placesVisited: count,
    createdAt: dateTime,
  })
  .register(z.globalRegistry, { id: 'LeaderboardEntry', description: 'A user on the leaderboard.' });
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** ENT-17. */
export const Sponsor = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(SPONSOR_TYPES),
    logoUrl: z.nullable(pictureUrl),
    bannerImageUrl: z.nullable(pictureUrl),
    description: z.nullable(z.string()),
    websiteUrl: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'Sponsor', description: 'A sponsor of the leaderboard.' });
export type Sponsor = z.infer<typeof Sponsor>;

export const SponsorsQuery = z.object({
  type: z.optional(oneOf(SPONSOR_TYPES)).register(z.globalRegistry, {
    description: 'Sponsors of both types where it is left out.',
  }),
});
