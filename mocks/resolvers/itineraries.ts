import type { Resolvers } from '../http/RequestContext.ts';

export const itineraries: Resolvers<'itineraries'> = {
  create({ db, requireUser, readBody, now, newId }) {
    const userId = requireUser().id;
    const body = readBody();

    const added = { id: newId('itinerary'), status: 'pending', createdAt: new Date(now()).toISOString() };
    db.itinerary.insert({ userId, request: JSON.stringify(body), ...added });
    return { ...body, ...added };
  },
};
