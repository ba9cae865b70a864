import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import { destinationKey } from '../../src/shared/rules/destinations.ts';
import type { AwardRow, PostRow, QuestionRow } from '../db/rows.ts';
import type { PointsPerAward } from './pointRules.ts';
import type { RequestContext } from '../http/RequestContext.ts';

/**
 * What an action earns; null for nothing. An award with a subject is given once per user, kind and subject (AMB-09).
 */
export type Award = { kind: AwardKind; subject?: string } | null;

/** What each action earns (PTS-01 to PTS-08). Used by both the resolvers and the seed. */
export const awardFor = {
  post: (): Award => ({ kind: 'create-post' }),
  question: (): Award => ({ kind: 'ask-question' }),
  like: (userId: string, post: PostRow): Award =>
    post.userId === userId ? null : { kind: 'like', subject: post.id },
  /** A comment on a question post is an answer (AMB-07); answering one's own question earns nothing (AMB-21). */
  comment(userId: string, post: PostRow): Award {
    if (post.type !== 'question') return { kind: 'comment' };
    return post.userId === userId ? null : { kind: 'answer' };
  },
  pollVote: (pollId: string): Award => ({ kind: 'poll-vote', subject: pollId }),
  /** AMB-21. */
  answer: (userId: string, question: QuestionRow): Award =>
    question.userId === userId ? null : { kind: 'local-answer' },
  visit: (destination: string): Award => ({ kind: 'visit-place', subject: destinationKey(destination) }),
};

/** The ledger row of an award; `newId` is only called for awards that can be earned repeatedly. */
export function awardRow(
  { kind, subject }: NonNullable<Award>,
  {
    userId,
    createdAt,
    newId,
    pointsPerAward = POINTS,
  }: { userId: string; createdAt: string; newId: () => string; pointsPerAward?: PointsPerAward | undefined },
): AwardRow {
  const id = subject === undefined ? newId() : `${userId}:${kind}:${subject}`;
  return { id, userId, kind, points: pointsPerAward[kind], createdAt };
}

/**
 * Adds the points of an action to the ledger. With a subject they are awarded once: a post that is unliked and liked
 * again earns nothing more (AMB-09, PTS-18).
 */
export function awardPoints(
  {
    db,
    now,
    newId,
    requireUser,
    pointsPerAward,
  }: Pick<RequestContext, 'db' | 'now' | 'newId' | 'requireUser' | 'pointsPerAward'>,
  award: Award,
): void {
  if (!award) return;
  const createdAt = new Date(now()).toISOString();
  const row = awardRow(award, {
    userId: requireUser().id,
    createdAt,
    newId: () => newId('award'),
    pointsPerAward: pointsPerAward?.(),
  });
  if (!db.award.get(row.id)) db.award.insert(row);
}
