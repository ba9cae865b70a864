import type { Database } from '../db/Database.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { activityOf } from './activity.ts';
import { badgesOf } from './badges.ts';
import { challengesOf } from './challenges.ts';

/** Ids of the badges and challenges stored for a user. */
const storedAchievementIdsOf = (db: Database, userId: string): ReadonlySet<string> =>
  new Set(db.achievement.findBy('userId', userId).map(({ achievement }) => achievement));

/** A user's badges and challenges. `now` in ms. */
export function achievementsOf(db: Database, userId: string, now: number) {
  const activity = activityOf(db, userId, now);
  const storedAchievementIds = storedAchievementIdsOf(db, userId);
  return {
    badges: badgesOf(activity, storedAchievementIds),
    challenges: challengesOf(activity, storedAchievementIds),
  };
}

/**
 * Stores the achievements the current user has reached, so that they stay when a count falls (AMB-50). Only an unlike
 * lowers a count; everything else is counted from rows that are never removed.
 */
export function keepAchievements({
  db,
  now,
  requireUser,
}: Pick<RequestContext, 'db' | 'now' | 'requireUser'>): void {
  const userId = requireUser().id;
  const { badges, challenges } = achievementsOf(db, userId, now());
  for (const { id: achievement } of [...badges, ...challenges.filter(({ completed }) => completed)]) {
    const id = `${userId}:${achievement}`;
    if (!db.achievement.get(id)) db.achievement.insert({ id, userId, achievement });
  }
}
