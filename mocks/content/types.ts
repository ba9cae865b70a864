/** A package as an agency would word it; `picture` is the slug of a drawn place. */
export interface PackageIdea {
  picture: string;
  title: string;
  short: string | null;
  about: string;
  destination: string;
  /** The nights are one fewer. */
  days: number;
  /** Rupees per person, and what it was before. */
  price: number;
  original: number | null;
  /** Stars and how many reviewed. */
  rating: readonly [stars: number, reviews: number];
  featured?: true;
  tags: readonly string[];
  features: readonly string[];
  included: readonly string[];
  excluded: readonly string[];
  partner: string | null;
  noPicture?: true;
}
