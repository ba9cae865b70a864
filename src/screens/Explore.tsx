import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailureArt } from '../brand/FailureArt.tsx';
import { FEATURED_DESTINATIONS, FEATURED_PACKAGES } from '../shared/limits.ts';
import { DestinationTile } from '../features/destinations/DestinationTile.tsx';
import { CatalogueCarousel } from '../features/discover/CatalogueCarousel.tsx';
import { JourneyShortcuts } from '../features/discover/JourneyShortcuts.tsx';
import { SearchForm } from '../features/discover/SearchForm.tsx';
import { SearchResults } from '../features/discover/SearchResults.tsx';
import { TrendingTags } from '../features/discover/TrendingTags.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { useShowsAll } from '../layout/useShowsAll.ts';
import { PackageTile } from '../features/packages/PackageTile.tsx';
import { cleanText } from '../shared/rules/text.ts';
import { paths } from '../routes.ts';
import { trendingTagsQuery } from '../features/discover/queries.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Stack } from '../ui/Stack.tsx';
import { featuredDestinationsQuery } from '../features/destinations/queries.ts';
import { featuredPackagesQuery } from '../features/packages/queries.ts';

/** Search over packages, destinations, tags and shortcuts; open to visitors (EXPL-01 to EXPL-13). */
export function Explore() {
  const [params] = useSearchParams();
  const query = cleanText(params.get('q') ?? '');
  return (
    <Page $pad $gap={26}>
      <ScreenTitle>Explore</ScreenTitle>
      <h1 className="vh">Explore</h1>
      <SearchForm query={query} />
      {query ? (
        <>
          <SearchResults key={query} query={query} />
          <TrendingTags />
        </>
      ) : (
        <Catalogues />
      )}
    </Page>
  );
}

function Catalogues() {
  const packages = useQuery(featuredPackagesQuery);
  const destinations = useQuery(featuredDestinationsQuery);
  const tags = useQuery(trendingTagsQuery);
  const showsAll = useShowsAll();
  const failed = [packages, destinations, tags].filter(({ data, isError }) => isError && !data);
  // Shown once instead of in each section.
  if (failed.length === 3) {
    return (
      <>
        <ExploreFailed
          error={packages.error}
          onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        />
        <JourneyShortcuts />
      </>
    );
  }
  return (
    <>
      <CatalogueCarousel
        title="Featured Packages"
        resource="packages"
        more={{ label: 'View All', to: paths.packages() }}
        query={packages}
        max={FEATURED_PACKAGES}
        width="min(17rem, 85vw)"
      >
        {(item) => <PackageTile key={item.id} item={item} />}
      </CatalogueCarousel>
      <CatalogueCarousel
        title="Top Destinations"
        resource="destinations"
        more={{ label: 'Explore All', to: paths.destinations() }}
        query={destinations}
        max={FEATURED_DESTINATIONS}
        width="min(9.875rem, 85vw)"
      >
        {(item) => <DestinationTile key={item.id} item={item} />}
      </CatalogueCarousel>
      {showsAll && (
        <>
          <TrendingTags />
          <JourneyShortcuts />
        </>
      )}
    </>
  );
}

function ExploreFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Card $flush>
      <ErrorState
        title="Explore did not load"
        error={error}
        art={<FailureArt error={error} />}
        onRetry={onRetry}
      />
    </Card>
  );
}

const Page = styled(Stack)`
  padding-top: 16px;
`;
