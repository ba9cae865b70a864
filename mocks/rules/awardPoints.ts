import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import type { RequestContext } from '../http/RequestContext.ts';

/** The id of an award that is given once per user, kind and subject (AMB-09). */
const awardId = (userId: string, kind: AwardKind, subject: string): string => `${userId}:${kind}:${subject}`;

/**
 * Adds the points of an action to the ledger (PTS-01 to PTS-08). With a subject they are awarded once: a post that
 * is unliked and liked again earns nothing more (AMB-09, PTS-18).
 */
export function awardPoints(
  { db, now, newId, requireUser }: Pick<RequestContext, 'db' | 'now' | 'newId' | 'requireUser'>,
  kind: AwardKind,
  subject?: string,
): void {
  const userId = requireUser().id;
  const id = subject === undefined ? newId('award') : awardId(userId, kind, subject);
  if (db.award.get(id)) return;
  db.award.insert({ id, userId, kind, points: POINTS[kind], createdAt: new Date(now()).toISOString() });
}
