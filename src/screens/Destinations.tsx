import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DestinationCard } from '../features/destinations/DestinationCard.tsx';
import { CatalogueFilterBar } from '../features/discover/CatalogueFilterBar.tsx';
import { CatalogueResults } from '../features/discover/CatalogueResults.tsx';
import { CatalogueSkeletons } from '../features/discover/CatalogueSkeletons.tsx';
import { useCatalogueFilter } from '../features/discover/useCatalogueFilter.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { useHistoryBack } from '../layout/useHistoryBack.ts';
import { paths } from '../routes.ts';
import { filterCatalogue } from '../shared/catalogueFilter.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { destinationsQuery } from '../features/destinations/queries.ts';

/** The list of destinations, filtered in the client (DEST-01 to DEST-09). */
export function Destinations() {
  const destinations = useQuery(destinationsQuery);
  const { filter, change } = useCatalogueFilter();
  const explore = paths.explore();
  const stepBack = useHistoryBack(explore);
  return (
    <>
      <ScreenTitle>Destinations</ScreenTitle>
      <PageHeader
        title="Destinations"
        back={{ as: Link, to: explore, onClick: stepBack, label: 'Back to Explore' }}
      />
      <Stack $pad $gap={12}>
        <CatalogueFilterBar label="Search destinations" filter={filter} onChange={change} />
        <QueryBoundary
          query={destinations}
          errorTitle="The destinations did not load"
          fallback={<CatalogueSkeletons variant="destination" />}
        >
          {(items) => (
            <CatalogueResults
              resource="destinations"
              items={filterCatalogue(items, filter, ({ name, country, description }) => [
                name,
                country,
                description,
              ])}
              filter={filter}
              onChange={change}
            >
              {(item, index) => <DestinationCard key={item.id} item={item} eager={index < 2} />}
            </CatalogueResults>
          )}
        </QueryBoundary>
      </Stack>
    </>
  );
}
