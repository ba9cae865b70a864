import type { Package } from '../../contract/schemas/packages.ts';
import { type CatalogueFilter, filterCatalogue } from '../../shared/catalogueFilter.ts';

/** PKG-03: searched in title, destination and description. */
export const filterPackages = (packages: readonly Package[], filter: CatalogueFilter): Package[] =>
  filterCatalogue(packages, filter, ({ title, destination, description }) => [
    title,
    destination,
    description,
  ]);
