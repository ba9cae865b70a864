import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { FEATURED_PACKAGES } from '../../contract/limits.ts';
import { to } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Rail } from '../../ui/Rail.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PackageTile } from './PackageTile.tsx';

const WIDTH = '272px';
const featured = read(endpoints.packages.list, {
  query: { featured: 'true', limit: String(FEATURED_PACKAGES) },
});

/** Explore's rail of featured packages (EXPL-05, EXPL-06, EXPL-11). */
export function FeaturedPackages() {
  const packages = useQuery(featured);
  return (
    <section>
      <SectionHead
        title="Featured packages"
        trailing={
          <TextLink as={Link} to={to.packages()} aria-label="View All packages">
            View All
            <ArrowRightIcon aria-hidden />
          </TextLink>
        }
      />
      <Loaded
        query={packages}
        failed="The packages did not load"
        waiting={
          <Rail width={WIDTH}>
            <SkeletonCard variant="package" />
            <SkeletonCard variant="package" />
          </Rail>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <Card>
              <EmptyState art="ticket" title="No featured packages" heading="h3" />
            </Card>
          ) : (
            <Rail width={WIDTH}>
              {items.slice(0, FEATURED_PACKAGES).map((item) => (
                <PackageTile key={item.id} item={item} />
              ))}
            </Rail>
          )
        }
      </Loaded>
    </section>
  );
}
