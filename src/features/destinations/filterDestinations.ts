import type { Destination } from '../../contract/schemas/destinations.ts';
import { type CatalogueFilter, filterCatalogue } from '../../shared/catalogueFilter.ts';

/** DEST-03: searched in name, country and description. */
export const filterDestinations = (
  destinations: readonly Destination[],
  filter: CatalogueFilter,
): Destination[] =>
  filterCatalogue(destinations, filter, ({ name, country, description }) => [name, country, description]);
