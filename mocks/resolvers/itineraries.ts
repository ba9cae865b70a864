import { TEXT_LIMITS } from '../../src/shared/limits.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { readDate, requiredText } from '../rules/text.ts';

/** PLAN-13. */
const REQUIRED_FIELDS = [
  'destination',
  'startDate',
  'endDate',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactMobile',
] as const;

export const itineraries: Resolvers<'itineraries'> = {
  create({ db, requireUser, body, now, newId }) {
    const userId = requireUser().id;

    for (const field of REQUIRED_FIELDS) requiredText(field, body[field], TEXT_LIMITS.title);
    readDate('startDate', body.startDate);
    readDate('endDate', body.endDate);

    const added = { id: newId('itinerary'), status: 'pending', createdAt: new Date(now()).toISOString() };
    db.itinerary.insert({ userId, request: JSON.stringify(body), ...added });
    return { ...body, ...added };
  },
};
