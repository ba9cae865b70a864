import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import type { Call } from '../http/RequestContext.ts';

/** What an award needs to know of the request that earns it. */
type Earning = Pick<Call, 'db' | 'now' | 'newId' | 'me'>;

/** The key of an award that is given once: per user, kind and thing (AMB-09). */
const awardId = (userId: string, kind: AwardKind, key: string): string => `${userId}:${kind}:${key}`;

/**
 * Writes the points of an action into the ledger (PTS-01 to PTS-08). With a key the award is given once for
 * ever: an unliked post keeps it, a liked-again one earns no second (AMB-09, PTS-18).
 */
export function award({ db, now, newId, me }: Earning, kind: AwardKind, key?: string): void {
  const userId = me().id;
  const id = key === undefined ? newId('award') : awardId(userId, kind, key);
  if (db.award.get(id)) return;
  db.award.insert({ id, userId, kind, points: POINTS[kind], createdAt: new Date(now()).toISOString() });
}
