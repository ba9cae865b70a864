import type { UserStats } from '../../src/contract/schemas/users.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import type { Database } from '../db/Database.ts';
import { pointsOf } from './ranking.ts';
import { longestStreak, streakDays } from './streak.ts';

/** Counts of a user's actions: those shown in the stats plus those that badges and challenges use. */
export interface Activity extends Omit<UserStats, 'challengesCompleted'> {
  longestStreak: number;
  postsWritten: number;
  commentsWritten: number;
  questionsAsked: number;
  pollsVoted: number;
}
/** Counts that badges and challenges compare with a threshold. */
export type ActivityCount = Exclude<keyof Activity, 'lastActivityDate'>;

/** Number of other users' questions a user has answered: local questions and question posts (AMB-07). */
function questionsAnswered(db: Database, userId: string): number {
  const local = db.answer
    .findBy('userId', userId)
    .filter(({ questionId }) => db.question.get(questionId)?.userId !== userId)
    .map(({ questionId }) => questionId);
  const posts = db.comment
    .findBy('userId', userId)
    .map(({ postId }) => db.post.get(postId))
    .filter((post) => post?.type === 'question' && post.userId !== userId);
  return new Set(local).size + new Set(posts).size;
}

/** Recounted from the rows on each call, so that no counter can drift (PTS-16). `now` in ms. */
export function activityOf(db: Database, userId: string, now: number): Activity {
  const timestamps = db.award.findBy('userId', userId).map(({ createdAt }) => createdAt);
  const totalPoints = pointsOf(db, userId);
  return {
    totalPoints,
    level: levelOf(totalPoints),
    placesVisited: db.visitedPlace.countBy('userId', userId),
    questionsAnswered: questionsAnswered(db, userId),
    postsLiked: db.like.countBy('userId', userId),
    streakDays: streakDays(timestamps, now),
    longestStreak: longestStreak(timestamps),
    lastActivityDate: timestamps.toSorted().at(-1) ?? null,
    postsWritten: db.post.countBy('userId', userId),
    commentsWritten: db.comment.countBy('userId', userId),
    questionsAsked: db.question.countBy('userId', userId),
    pollsVoted: db.pollVote.countBy('userId', userId),
  };
}
