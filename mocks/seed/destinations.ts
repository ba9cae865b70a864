import type { DestinationRow } from '../db/rows.ts';
import { places } from '../pictures/places.ts';
import { destinationsIndia } from '../content/destinationsIndia.ts';
import { destinationsWorld } from '../content/destinationsWorld.ts';

/** The catalogue, India first. */
export function destinations(): DestinationRow[] {
  return Object.entries({ ...destinationsIndia, ...destinationsWorld }).map(([slug, idea], index) => {
    const place = places.find((candidate) => candidate.slug === slug);
    if (!place) throw new Error(`No drawn place ${slug}`);
    const [rating, reviewCount] = idea.rating;
    return {
      id: `destination_${String(index + 1).padStart(3, '0')}`,
      name: place.name,
      country: place.country,
      description: idea.about,
      shortDescription: idea.short,
      rating,
      reviewCount,
      picture: `asset:scenery/${slug}-0.svg`,
      isFeatured: idea.featured ?? false,
      tags: [...idea.tags],
      averageCost: idea.cost,
      bestTimeToVisit: idea.best,
      highlights: [...idea.highlights],
      popularActivities: [...idea.activities],
    };
  });
}
