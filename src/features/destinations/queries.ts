import type { QueryClient } from '@tanstack/react-query';
import { findCachedReplies } from '../../api/cachedReplies.ts';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { FEATURED_DESTINATIONS } from '../../shared/limits.ts';

const { destinations } = endpoints;

export const destinationsQuery = endpointQuery(destinations.list, {});

/** EXPL-07. */
export const featuredDestinationsQuery = endpointQuery(destinations.list, {
  query: { featured: true, limit: FEATURED_DESTINATIONS },
});

export const destinationQuery = (id: string) => endpointQuery(destinations.one, { params: { id } });

/** The copy of a destination in a loaded list, shown until the destination itself is loaded. */
export const findDestinationInLists = (client: QueryClient, id: string): Destination | undefined =>
  findCachedReplies<Destination[]>(client, destinations.list)
    .flat()
    .find((copy) => copy.id === id);
