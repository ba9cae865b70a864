import * as z from 'zod/mini';
import { isoDate } from './users.ts';
import { SPONSOR_TYPES } from '../../shared/enums.ts';

/** ENT-16. */
export const LeaderboardEntry = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  totalPoints: z.number(),
  level: z.number(),
  rank: z.number(),
  placesVisited: z.number(),
  createdAt: isoDate,
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** ENT-17. */
export const Sponsor = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(SPONSOR_TYPES),
  logoUrl: z.nullable(z.string()),
  bannerImageUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
});
export type Sponsor = z.infer<typeof Sponsor>;

export const SponsorsQuery = z.object({ type: z.optional(z.string()) });
