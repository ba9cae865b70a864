import { TEXT_LIMITS } from '../../src/shared/limits.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { readDate, requiredText } from '../rules/text.ts';

/** PLAN-13: what may not be blank. */
const REQUIRED = [
  'destination',
  'startDate',
  'endDate',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactMobile',
] as const;

export const itineraries: Resolvers<'itineraries'> = {
  create({ db, me, body, now, newId }) {
    const userId = me().id;

    for (const field of REQUIRED) requiredText(field, body[field], TEXT_LIMITS.title);
    readDate('startDate', body.startDate);
    readDate('endDate', body.endDate);

    const made = { id: newId('itinerary'), status: 'pending', createdAt: new Date(now()).toISOString() };
    db.itinerary.insert({ userId, request: JSON.stringify(body), ...made });
    return { ...body, ...made };
  },
};
