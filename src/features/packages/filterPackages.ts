import type { Package } from '../../contract/schemas/packages.ts';
import { type CatalogueFilter, filterCatalogue } from '../../shared/catalogueFilter.ts';

/** Searches title, destination and description (PKG-03). */
export const filterPackages = (packages: readonly Package[], filter: CatalogueFilter): Package[] =>
  filterCatalogue(packages, filter, ({ title, destination, description }) => [
    title,
    destination,
    description,
  ]);
