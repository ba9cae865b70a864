import { newId } from '../db/newId.ts';
import type { SponsorEventRow } from '../db/rows.ts';
import { orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { leaderboardOf } from '../rules/ranking.ts';
import { toSponsor } from '../serializers/catalogue.ts';

type SponsorContext = Pick<RequestContext, 'db' | 'now'> & { params: { id: string } };

/** Records an impression or a click; visitors count too (LB-11, LB-13). */
function recordEvent({ db, params, now }: SponsorContext, kind: SponsorEventRow['kind']): { success: true } {
  const sponsorId = orNotFound(db.sponsor.get(params.id), 'Sponsor').id;

  const createdAt = new Date(now()).toISOString();
  // A random id: views are not logged and must not use up an action number.
  db.sponsorEvent.insert({ id: newId('event'), sponsorId, kind, createdAt });
  return { success: true };
}

export const leaderboard: Resolvers<'leaderboard'> = {
  list: ({ db }) => leaderboardOf(db),

  sponsors: ({ db, query: { type } }) =>
    db.sponsor
      .all()
      .filter((sponsor) => type === undefined || sponsor.type === type)
      .map(toSponsor),

  impression: (context) => recordEvent(context, 'impression'),
  click: (context) => recordEvent(context, 'click'),
};
