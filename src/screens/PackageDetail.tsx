import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors.ts';
import { DetailFailed } from '../features/discover/DetailFailed.tsx';
import { DetailSkeleton } from '../features/discover/DetailSkeleton.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { PackageSections } from '../features/packages/PackageSections.tsx';
import { PackageHead } from '../features/packages/PackageHead.tsx';
import { paths } from '../routes.ts';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { findPackageInLists, packageQuery } from '../features/packages/queries.ts';

/** One package with all its sections (PKGD-01 to PKGD-10). */
export function PackageDetail() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery({ ...packageQuery(id), placeholderData: () => findPackageInLists(client, id) });
  if (isNotFound(query.error)) {
    return (
      <CenteredLayout>
        <ScreenTitle>Package Not Found</ScreenTitle>
        <NotFoundBlock
          title="Package Not Found"
          text="It may have sold out, or the link is wrong."
          action={
            <ButtonLink as={Link} to={paths.explore()} variant="line">
              Back to Explore
            </ButtonLink>
          }
        />
      </CenteredLayout>
    );
  }
  if (query.isError)
    return (
      <DetailFailed resource="package" list={paths.packages()} error={query.error} onRetry={query.refetch} />
    );
  if (!query.data) return <DetailSkeleton title="Package" ratio={390 / 320} />;
  return (
    <>
      <ScreenTitle>{query.data.title || 'Package'}</ScreenTitle>
      <PackageHead item={query.data} />
      <PackageSections item={query.data} />
    </>
  );
}
