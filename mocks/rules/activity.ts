import type { UserStats } from '../../src/contract/users.ts';
import { levelOf } from '../../src/shared/rules/levels.ts';
import type { Database } from '../db/Database.ts';
import { pointsOf } from './ranking.ts';
import { streakDays } from './streak.ts';

/** What a traveller has done: the stats of spec 3 that are counted from rows, and what badges also look at. */
export interface Activity extends Omit<UserStats, 'challengesCompleted'> {
  postsWritten: number;
  commentsWritten: number;
  questionsAsked: number;
  pollsVoted: number;
}

/** Other people's questions that someone has answered, on the board or under a question post (AMB-07). */
function questionsAnswered(db: Database, userId: string): number {
  const local = db.answer
    .by('userId', userId)
    .filter(({ questionId }) => db.question.get(questionId)?.userId !== userId)
    .map(({ questionId }) => questionId);
  const posts = db.comment
    .by('userId', userId)
    .map(({ postId }) => db.post.get(postId))
    .filter((post) => post?.type === 'question' && post.userId !== userId);
  return new Set(local).size + new Set(posts).size;
}

/** Counted afresh from the rows, so that nothing can drift (PTS-16). */
export function activityOf(db: Database, userId: string, now: number): Activity {
  const moments = db.award.by('userId', userId).map(({ createdAt }) => createdAt);
  const totalPoints = pointsOf(db, userId);
  return {
    totalPoints,
    level: levelOf(totalPoints),
    placesVisited: db.visitedPlace.count('userId', userId),
    questionsAnswered: questionsAnswered(db, userId),
    postsLiked: db.like.count('userId', userId),
    streakDays: streakDays(moments, now),
    lastActivityDate: moments.toSorted().at(-1) ?? null,
    postsWritten: db.post.count('userId', userId),
    commentsWritten: db.comment.count('userId', userId),
    questionsAsked: db.question.count('userId', userId),
    pollsVoted: db.pollVote.count('userId', userId),
  };
}
