import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_ITEMS, useShowsAll } from '../../layout/useShowsAll.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { CatalogueSkeletonCard } from '../../brand/CatalogueSkeletonCard.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';

interface Props<T> {
  title: string;
  resource: 'packages' | 'destinations';
  /** Link to the whole catalogue, such as 'View All'. */
  more: { label: string; to: string };
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  /** Maximum number of items shown (EXPL-11). */
  max: number;
  /** Width of a tile, a CSS length. */
  width: string;
  children: (item: T) => ReactNode;
}

const skeletons = { packages: 'packageTile', destinations: 'destinationTile' } as const;

/** A section of Explore: a carousel of a catalogue's items and a link to all (EXPL-05, EXPL-07). */
export function CatalogueCarousel<T>({ title, resource, more, query, max, width, children }: Props<T>) {
  const count = useShowsAll() ? max : FIRST_ITEMS;
  return (
    <section aria-labelledby={resource}>
      <SectionHead
        id={resource}
        title={title}
        trailing={
          <TextLink as={Link} to={more.to} aria-label={`${more.label} ${resource}`}>
            {more.label}
            <ArrowRightIcon className="mirrored" aria-hidden />
          </TextLink>
        }
      />
      <QueryBoundary
        query={query}
        errorTitle={`The ${resource} did not load`}
        fallback={
          <Carousel width={width}>
            {[0, 1, 2].map((index) => (
              <CatalogueSkeletonCard key={index} variant={skeletons[resource]} />
            ))}
          </Carousel>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyCatalogue resource={resource} title={`No featured ${resource}`} heading="h3" />
          ) : (
            <Carousel width={width}>{items.slice(0, count).map(children)}</Carousel>
          )
        }
      </QueryBoundary>
    </section>
  );
}
