import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { FEATURED_PACKAGES } from '../../shared/limits.ts';

const { packages } = endpoints;

export const packagesQuery = endpointQuery(packages.list, {});

/** EXPL-05. */
export const featuredPackagesQuery = endpointQuery(packages.list, {
  query: { featured: true, limit: FEATURED_PACKAGES },
});

export const packageQuery = (id: string) => endpointQuery(packages.one, { params: { id } });
