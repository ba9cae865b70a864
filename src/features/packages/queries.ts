import type { QueryClient } from '@tanstack/react-query';
import { findCachedReplies } from '../../api/cachedReplies.ts';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Package } from '../../contract/schemas/packages.ts';
import { FEATURED_PACKAGES } from '../../shared/limits.ts';

const { packages } = endpoints;

export const packagesQuery = endpointQuery(packages.list, {});

/** EXPL-05. */
export const featuredPackagesQuery = endpointQuery(packages.list, {
  query: { featured: true, limit: FEATURED_PACKAGES },
});

export const packageQuery = (id: string) => endpointQuery(packages.one, { params: { id } });

/** The copy of a package in a loaded list, shown until the package itself is loaded. */
export const findPackageInLists = (client: QueryClient, id: string): Package | undefined =>
  findCachedReplies<Package[]>(client, packages.list)
    .flat()
    .find((copy) => copy.id === id);
