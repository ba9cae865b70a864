import * as z from 'zod/mini';
import { BADGE_ICONS, RARITIES } from '../../shared/enums.ts';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { count, dateTime, limitedPicture, optionalText, pictureUrl } from './fields.ts';

const nullableText = z.nullable(z.string());
const level = z.int().check(z.minimum(1));

/** ENT-01. */
export const User = z
  .object({
    id: z.string(),
    firstName: nullableText,
    lastName: nullableText,
    email: z.nullable(z.email()),
    profileImageUrl: z.nullable(pictureUrl),
    bio: nullableText,
  })
  .register(z.globalRegistry, { id: 'User', description: 'A traveler.' });
export type User = z.infer<typeof User>;

export const Person = z
  .object({
    id: z.string(),
    firstName: nullableText,
    lastName: nullableText,
    profileImageUrl: z.nullable(pictureUrl),
  })
  .register(z.globalRegistry, { id: 'Person', description: 'A user as questions and answers show one.' });
export type Person = z.infer<typeof Person>;

/** ENT-02. `level` is derived on the server (AMB-06). */
export const UserStats = z
  .object({
    totalPoints: count,
    level,
    placesVisited: count,
    questionsAnswered: count,
    postsLiked: count,
    challengesCompleted: count,
    streakDays: count,
    lastActivityDate: z.nullable(dateTime),
  })
  .register(z.globalRegistry, { id: 'UserStats', description: 'Points, level and counts of a user.' });
export type UserStats = z.infer<typeof UserStats>;

/** ENT-03: always includes userStats (AMB-18). */
export const Ranking = z
  .object({
    rank: z.int().check(z.minimum(1)),
    totalUsers: count,
    userStats: z.object({ totalPoints: count, level }),
  })
  .register(z.globalRegistry, { id: 'Ranking', description: "A user's place on the leaderboard." });
export type Ranking = z.infer<typeof Ranking>;

/** ENT-10. */
export const Badge = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    points: count,
    rarity: z.enum(RARITIES),
    icon: z.enum(BADGE_ICONS),
  })
  .register(z.globalRegistry, { id: 'Badge', description: 'A badge that a user has earned.' });
export type Badge = z.infer<typeof Badge>;

/** ENT-11. */
export const Challenge = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    reward: count,
    progress: count,
    target: z.int().check(z.minimum(1)),
    completed: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'Challenge',
    description:
      'A challenge and how far a user is in it. The reward is shown, never added to the points (AMB-50).',
  });
export type Challenge = z.infer<typeof Challenge>;

/** API-02; the bio has no limit (EDIT-03). */
export const ProfileUpdate = z
  .object({
    firstName: optionalText(TEXT_LIMITS.name),
    lastName: optionalText(TEXT_LIMITS.name),
    bio: z.optional(nullableText),
  })
  .register(z.globalRegistry, { id: 'ProfileUpdate', description: 'Only the given fields change.' });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const NewProfilePicture = z
  .object({ profilePicture: limitedPicture })
  .register(z.globalRegistry, { id: 'NewProfilePicture' });
