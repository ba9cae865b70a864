import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CatalogueFilterBar } from '../features/discover/CatalogueFilterBar.tsx';
import { CatalogueResults } from '../features/discover/CatalogueResults.tsx';
import { CatalogueSkeletons } from '../features/discover/CatalogueSkeletons.tsx';
import { useCatalogueFilter } from '../features/discover/useCatalogueFilter.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { useHistoryBack } from '../layout/useHistoryBack.ts';
import { PackageCard } from '../features/packages/PackageCard.tsx';
import { paths } from '../routes.ts';
import { filterCatalogue } from '../shared/catalogueFilter.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { packagesQuery } from '../features/packages/queries.ts';

/** The list of packages, filtered in the client (PKG-01 to PKG-12). */
export function Packages() {
  const packages = useQuery(packagesQuery);
  const { filter, change } = useCatalogueFilter();
  const explore = paths.explore();
  const stepBack = useHistoryBack(explore);
  return (
    <>
      <ScreenTitle>Packages</ScreenTitle>
      <PageHeader
        title="Travel Packages"
        back={{ as: Link, to: explore, onClick: stepBack, label: 'Back to Explore' }}
      />
      <Stack $pad $gap={12}>
        <CatalogueFilterBar label="Search packages" filter={filter} onChange={change} />
        <QueryBoundary
          query={packages}
          errorTitle="The packages did not load"
          fallback={<CatalogueSkeletons variant="package" />}
        >
          {(items) => (
            <CatalogueResults
              resource="packages"
              items={filterCatalogue(items, filter, ({ title, destination, description }) => [
                title,
                destination,
                description,
              ])}
              filter={filter}
              onChange={change}
            >
              {(item, index) => <PackageCard key={item.id} item={item} eager={index < 2} />}
            </CatalogueResults>
          )}
        </QueryBoundary>
      </Stack>
    </>
  );
}
