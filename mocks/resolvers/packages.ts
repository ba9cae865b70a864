import { orNotFound } from '../http/HttpError.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { selectFeatured } from '../rules/query.ts';
import { toPackage } from '../serializers/catalogue.ts';

export const packages: Resolvers<'packages'> = {
  list: ({ db, query }) => selectFeatured(db.package.all(), query).map(toPackage),
  one: ({ db, params }) => toPackage(orNotFound(db.package.get(params.id), 'Package')),
};
