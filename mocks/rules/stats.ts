import type { UserStats } from '../../src/contract/schemas/users.ts';
import type { Database } from '../db/Database.ts';
import { activityOf } from './activity.ts';
import { achievementsOf } from './achievements.ts';

/** ENT-02, counted from the rows (PTS-16). `now` in ms. */
export function statsOf(db: Database, userId: string, now: number): UserStats {
  const activity = activityOf(db, userId, now);
  return {
    totalPoints: activity.totalPoints,
    level: activity.level,
    placesVisited: activity.placesVisited,
    questionsAnswered: activity.questionsAnswered,
    postsLiked: activity.postsLiked,
    challengesCompleted: achievementsOf(db, userId, now).challenges.filter(({ completed }) => completed)
      .length,
    streakDays: activity.streakDays,
    lastActivityDate: activity.lastActivityDate,
  };
}
