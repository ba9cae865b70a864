import type { Destination } from '../../contract/schemas/destinations.ts';
import { type CatalogueFilter, filterCatalogue } from '../../shared/catalogueFilter.ts';

/** Searches name, country and description (DEST-03). */
export const filterDestinations = (
  destinations: readonly Destination[],
  filter: CatalogueFilter,
): Destination[] =>
  filterCatalogue(destinations, filter, ({ name, country, description }) => [name, country, description]);
