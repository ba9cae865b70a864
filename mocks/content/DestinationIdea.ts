/** A destination by the slug of its drawn place, which gives its name and country. */
export interface DestinationIdea {
  about: string;
  short: string | null;
  /** Stars and how many reviewed. */
  rating: readonly [stars: number, reviews: number];
  featured?: true;
  /** Rupees a day; null where it varies. */
  cost: number | null;
  best: string;
  tags: readonly string[];
  highlights: readonly string[];
  activities: readonly string[];
}
