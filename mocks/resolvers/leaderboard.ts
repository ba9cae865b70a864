import { SPONSOR_TYPES } from '../../src/shared/enums.ts';
import type { Call, Resolvers } from '../http/RequestContext.ts';
import type { SponsorEventRow } from '../db/rows.ts';
import { found } from '../rules/found.ts';
import { oneOf } from '../rules/query.ts';
import { standings } from '../rules/ranking.ts';
import { toSponsor } from '../serializers/catalogue.ts';

type SponsorCall = Pick<Call, 'db' | 'now' | 'newId'> & { params: { id: string } };

/** Counts a sponsor shown or opened; visitors count too (LB-11, LB-13). */
function count({ db, params, now, newId }: SponsorCall, kind: SponsorEventRow['kind']): { success: true } {
  const sponsorId = found(db.sponsor.get(params.id), 'Sponsor').id;

  const createdAt = new Date(now()).toISOString();
  db.sponsorEvent.insert({ id: newId('event'), sponsorId, kind, createdAt });
  return { success: true };
}

export const leaderboard: Resolvers<'leaderboard'> = {
  list: ({ db }) => [...standings(db)],

  sponsors({ db, query }) {
    const type = oneOf('type', query.type, SPONSOR_TYPES);
    return db.sponsor
      .all()
      .filter((sponsor) => type === null || sponsor.type === type)
      .map(toSponsor);
  },

  impression: (call) => count(call, 'impression'),
  click: (call) => count(call, 'click'),
};
