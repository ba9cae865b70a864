import { orNotFound } from '../http/HttpError.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { selectFeatured } from '../rules/query.ts';
import { toDestination } from '../serializers/catalogue.ts';

export const destinations: Resolvers<'destinations'> = {
  list: ({ db, query }) => selectFeatured(db.destination.all(), query).map(toDestination),
  one: ({ db, params }) => toDestination(orNotFound(db.destination.get(params.id), 'Destination')),
};
