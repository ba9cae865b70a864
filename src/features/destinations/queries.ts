import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { FEATURED_DESTINATIONS } from '../../shared/limits.ts';

const { destinations } = endpoints;

export const destinationsQuery = endpointQuery(destinations.list, {});

/** EXPL-07. */
export const featuredDestinationsQuery = endpointQuery(destinations.list, {
  query: { featured: true, limit: FEATURED_DESTINATIONS },
});

export const destinationQuery = (id: string) => endpointQuery(destinations.one, { params: { id } });
