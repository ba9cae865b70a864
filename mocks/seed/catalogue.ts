import { destinationsIndia } from '../content/destinationsIndia.ts';
import { destinationsWorld } from '../content/destinationsWorld.ts';
import { trendingTags } from '../content/tags.ts';
import type { DestinationContent, PackageContent } from '../content/types.ts';
import type { DestinationRow, PackageRow, TagRow } from '../db/rows.ts';
import { drawnDestinations } from '../pictures/drawnDestinations.ts';
import { withIds } from './ids.ts';

/** Index of a place's second picture, so that a package and its destination look different. */
const PACKAGE_VARIANT = 1;
const FEATURED_TAGS = 10;

const toPackage = (entry: PackageContent): Omit<PackageRow, 'id'> => ({
  title: entry.title,
  shortDescription: entry.short,
  description: entry.about,
  destination: entry.destination,
  duration: `${entry.days} days / ${entry.days - 1} nights`,
  price: entry.price,
  originalPrice: entry.original,
  rating: entry.rating[0],
  reviewCount: entry.rating[1],
  tags: [...entry.tags],
  features: [...entry.features],
  inclusions: [...entry.included],
  exclusions: [...entry.excluded],
  partnerName: entry.partner,
  picture: entry.noPicture ? null : `asset:scenery/${entry.picture}-${PACKAGE_VARIANT}.svg`,
  isFeatured: entry.featured ?? false,
});

/** Packages in list order, featured ones first. */
export function buildPackages(contents: readonly PackageContent[]): PackageRow[] {
  const sorted = [
    ...contents.filter(({ featured }) => featured),
    ...contents.filter(({ featured }) => !featured),
  ];
  return withIds('package', sorted.map(toPackage));
}

function toDestination([slug, entry]: readonly [string, DestinationContent]): Omit<DestinationRow, 'id'> {
  const destination = drawnDestinations.find((candidate) => candidate.slug === slug);
  if (!destination) throw new Error(`No drawn place ${slug}`);
  const [rating, reviewCount] = entry.rating;
  return {
    name: destination.name,
    country: destination.country,
    description: entry.about,
    shortDescription: entry.short,
    rating,
    reviewCount,
    picture: `asset:scenery/${slug}-0.svg`,
    isFeatured: entry.featured ?? false,
    tags: [...entry.tags],
    averageCost: entry.cost,
    bestTimeToVisit: entry.best,
    highlights: [...entry.highlights],
    popularActivities: [...entry.activities],
  };
}

/** Destinations, India first. */
export const buildDestinations = (): DestinationRow[] =>
  withIds('destination', Object.entries({ ...destinationsIndia, ...destinationsWorld }).map(toDestination));

/** Trending tags; their post counts are computed for each response. */
export function buildTags(): TagRow[] {
  const rows = trendingTags.map(([name, displayName, weeklyGrowth], index) => ({
    name,
    displayName,
    weeklyGrowth,
    isFeatured: index < FEATURED_TAGS,
  }));
  return withIds('tag', rows);
}
