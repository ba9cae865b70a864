import type { Badge, Challenge } from '../../contract/schemas/users.ts';

/** A badge that was earned, or a challenge that was completed. */
export type Achievement =
  | { key: string; kind: 'badge'; badge: Badge }
  | { key: string; kind: 'challenge'; challenge: Challenge };

/** Badges and completed challenges. */
export const achievementsOf = (
  badges: readonly Badge[],
  challenges: readonly Challenge[],
): readonly Achievement[] => [
  ...badges.map((badge) => ({ key: `badge/${badge.id}`, kind: 'badge', badge }) as const),
  ...challenges
    .filter(({ completed }) => completed)
    .map((challenge) => ({ key: `challenge/${challenge.id}`, kind: 'challenge', challenge }) as const),
];

/** The achievements that are not among the known keys. */
export const unknownAchievements = (
  now: readonly Achievement[],
  ...known: ReadonlySet<string>[]
): Achievement[] => now.filter(({ key }) => !known.some((keys) => keys.has(key)));
