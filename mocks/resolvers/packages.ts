import type { Resolvers } from '../http/RequestContext.ts';
import { found } from '../rules/found.ts';
import { selection } from '../rules/query.ts';
import { toPackage } from '../serializers/catalogue.ts';

export const packages: Resolvers<'packages'> = {
  list: ({ db, query }) => selection(db.package.all(), query).map(toPackage),
  one: ({ db, params }) => toPackage(found(db.package.get(params.id), 'Package')),
};
