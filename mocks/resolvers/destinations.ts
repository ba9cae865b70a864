import type { Resolvers } from '../http/RequestContext.ts';
import { found } from '../rules/found.ts';
import { selection } from '../rules/query.ts';
import { toDestination } from '../serializers/catalogue.ts';

export const destinations: Resolvers<'destinations'> = {
  list: ({ db, query }) => selection(db.destination.all(), query).map(toDestination),
  one: ({ db, params }) => toDestination(found(db.destination.get(params.id), 'Destination')),
};
