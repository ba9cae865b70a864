import type { PackageRow } from '../db/rows.ts';
import { packagesIndia } from '../content/packagesIndia.ts';
import { packagesWorld } from '../content/packagesWorld.ts';

/** The second view of a place, so that a package and its destination differ. */
const VARIANT = 1;

/** The catalogue: featured ones first, as the list shows them. */
export function packages(): PackageRow[] {
  const ideas = [...packagesIndia, ...packagesWorld];
  const sorted = [...ideas.filter((idea) => idea.featured), ...ideas.filter((idea) => !idea.featured)];
  return sorted.map((idea, index) => ({
    id: `package_${String(index + 1).padStart(3, '0')}`,
    title: idea.title,
    shortDescription: idea.short,
    description: idea.about,
    destination: idea.destination,
    duration: `${idea.days} days / ${idea.days - 1} nights`,
    price: idea.price,
    originalPrice: idea.original,
    rating: idea.rating[0],
    reviewCount: idea.rating[1],
    tags: [...idea.tags],
    features: [...idea.features],
    inclusions: [...idea.included],
    exclusions: [...idea.excluded],
    partnerName: idea.partner,
    picture: idea.noPicture ? null : `asset:scenery/${idea.picture}-${VARIANT}.svg`,
    isFeatured: idea.featured ?? false,
  }));
}
