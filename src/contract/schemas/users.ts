import * as z from 'zod/mini';
import { BADGE_ICONS, RARITIES } from '../../shared/enums.ts';

/** A file on its way to the server: a picture kept as it is. */
export const upload = z.instanceof(Blob);

export const isoDate = z.string();
const nullableText = z.nullable(z.string());

/** ENT-01. */
export const User = z.object({
  id: z.string(),
  firstName: nullableText,
  lastName: nullableText,
  email: nullableText,
  profileImageUrl: nullableText,
  bio: nullableText,
});
export type User = z.infer<typeof User>;

/** The short form of a user inside questions and answers (spec 3). */
export const Person = z.object({
  id: z.string(),
  firstName: nullableText,
  lastName: nullableText,
  profileImageUrl: nullableText,
});
export type Person = z.infer<typeof Person>;

/** ENT-02. `level` is derived on the server (AMB-06). */
export const UserStats = z.object({
  totalPoints: z.number(),
  level: z.number(),
  placesVisited: z.number(),
  questionsAnswered: z.number(),
  postsLiked: z.number(),
  challengesCompleted: z.number(),
  streakDays: z.number(),
  lastActivityDate: z.nullable(isoDate),
});
export type UserStats = z.infer<typeof UserStats>;

/** ENT-03: always with userStats (AMB-18). */
export const Ranking = z.object({
  rank: z.number(),
  totalUsers: z.number(),
  userStats: z.object({ totalPoints: z.number(), level: z.number() }),
});
export type Ranking = z.infer<typeof Ranking>;

/** ENT-10. */
export const Badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  points: z.number(),
  rarity: z.enum(RARITIES),
  icon: z.enum(BADGE_ICONS),
});
export type Badge = z.infer<typeof Badge>;

/** ENT-11. `reward` is a number of points shown, not given (AMB-50). */
export const Challenge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  reward: z.number(),
  progress: z.number(),
  target: z.number(),
  completed: z.boolean(),
});
export type Challenge = z.infer<typeof Challenge>;

/** Only the given fields change (API-02). */
export const ProfileUpdate = z.object({
  firstName: z.optional(nullableText),
  lastName: z.optional(nullableText),
  bio: z.optional(nullableText),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const PictureUpload = z.object({ profilePicture: upload });
