import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors.ts';
import { read } from '../api/query.ts';
import { endpoints } from '../contract/endpoints.ts';
import { DetailFailed } from '../features/discover/DetailFailed.tsx';
import { DetailSkeleton } from '../features/discover/DetailSkeleton.tsx';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { PackageFolio } from '../features/packages/PackageFolio.tsx';
import { PackageHead } from '../features/packages/PackageHead.tsx';
import { to } from '../paths.ts';
import { Alone } from '../ui/Alone.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { NotFoundBlock } from '../ui/NotFoundBlock.tsx';

/** One package with all its sections (PKGD-01 to PKGD-10). */
export function PackageDetail() {
  const { id = '' } = useParams();
  const query = useQuery(read(endpoints.packages.one, { params: { id } }));
  if (isNotFound(query.error)) {
    return (
      <Alone>
        <ScreenTitle>Package Not Found</ScreenTitle>
        <NotFoundBlock
          title="Package Not Found"
          text="It may have sold out, or the link is wrong."
          action={
            <ButtonLink as={Link} to={to.explore()} variant="line">
              Back to Explore
            </ButtonLink>
          }
        />
      </Alone>
    );
  }
  if (query.isError)
    return <DetailFailed noun="package" list={to.packages()} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton title="Package" ratio={390 / 320} />;
  return (
    <>
      <ScreenTitle>{query.data.title}</ScreenTitle>
      <PackageHead item={query.data} />
      <PackageFolio item={query.data} />
    </>
  );
}
