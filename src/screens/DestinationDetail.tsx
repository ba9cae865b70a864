import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotFound } from '../api/errors.ts';
import { DestinationSections } from '../features/destinations/DestinationSections.tsx';
import { DestinationHead } from '../features/destinations/DestinationHead.tsx';
import { DetailFailed } from '../features/discover/DetailFailed.tsx';
import { DetailSkeleton } from '../features/discover/DetailSkeleton.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { comingSoon } from '../ui/comingSoon.ts';
import { paths } from '../routes.ts';
import { Button } from '../ui/Button.tsx';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { Stack } from '../ui/Stack.tsx';
import { findDestinationInLists, destinationQuery } from '../features/destinations/queries.ts';

/** One destination with all its sections (DESTD-01 to DESTD-10). */
export function DestinationDetail() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery({
    ...destinationQuery(id),
    placeholderData: () => findDestinationInLists(client, id),
  });
  if (isNotFound(query.error)) return <Missing />;
  if (query.isError)
    return (
      <DetailFailed
        resource="destination"
        list={paths.destinations()}
        error={query.error}
        onRetry={query.refetch}
      />
    );
  if (!query.data) return <DetailSkeleton title="Destination" ratio={390 / 400} />;
  const { name } = query.data;
  const seePosts = (): void => {
    comingSoon('View Travel Photos', {
      label: 'See posts',
      onPress: () => void navigate(paths.explore(name)),
    });
  };
  return (
    <>
      <ScreenTitle>{name || 'Destination'}</ScreenTitle>
      <DestinationHead item={query.data} />
      <DestinationSections item={query.data} />
      <NextSteps $pad $gap={12}>
        <Button full onClick={() => comingSoon('Find Packages')}>
          Find Packages to {name}
        </Button>
        <Button full variant="line" onClick={seePosts}>
          View Travel Photos
        </Button>
      </NextSteps>
    </>
  );
}

function Missing() {
  return (
    <CenteredLayout>
      <ScreenTitle>Destination Not Found</ScreenTitle>
      <NotFoundBlock
        title="Destination Not Found"
        text="It may have been removed, or the link is wrong."
        action={
          <ButtonLink as={Link} to={paths.explore()} variant="line">
            Back to Explore
          </ButtonLink>
        }
      />
    </CenteredLayout>
  );
}

const NextSteps = styled(Stack)`
  padding-top: 20px;
`;
