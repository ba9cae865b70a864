import type { Category, PostType, Urgency } from '../../src/shared/enums.ts';

/** A written post. `place` is the slug of a drawn place; null for none. */
export interface PostContent {
  type: PostType;
  destination: string | null;
  text: string;
  /** A poll's options. */
  options?: readonly string[];
  /** Answers under a question post. */
  answers?: readonly string[];
  /** Author, age and number of pictures are random by default. */
  userId?: string;
  daysAgo?: number;
  pictures?: number;
}

/** A local question as written in its category's file; a question without answers is open. */
export interface QuestionText {
  urgency: Urgency;
  /** A place within the country. */
  at: string;
  country: string;
  title: string;
  content: string;
  answers: readonly string[];
}
export interface QuestionContent extends QuestionText {
  category: Category;
  userId?: string;
  daysAgo?: number;
}

/** A package; `picture` is the slug of a drawn place. */
export interface PackageContent {
  picture: string;
  title: string;
  short: string | null;
  about: string;
  destination: string;
  /** The number of nights is one less. */
  days: number;
  /** Rupees per person, and the price before a discount. */
  price: number;
  original: number | null;
  /** Rating and number of reviews. */
  rating: readonly [stars: number, reviews: number];
  featured?: true;
  tags: readonly string[];
  features: readonly string[];
  included: readonly string[];
  excluded: readonly string[];
  partner: string | null;
  noPicture?: true;
}

/** A destination, identified by the slug of its drawn place, which defines its name and country. */
export interface DestinationContent {
  about: string;
  short: string | null;
  /** Rating and number of reviews. */
  rating: readonly [stars: number, reviews: number];
  featured?: true;
  /** Rupees per day; null if it varies. */
  cost: number | null;
  best: string;
  tags: readonly string[];
  highlights: readonly string[];
  activities: readonly string[];
}
