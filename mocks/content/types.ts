import type { Category, PostType, Urgency } from '../../src/shared/enums.ts';

/** A post as it is written. `place` is the slug of a drawn place; null is nowhere in particular. */
export interface PostContent {
  type: PostType;
  place: string | null;
  text: string;
  /** A poll's options. */
  options?: readonly string[];
  /** What people answered under a question post. */
  answers?: readonly string[];
  /** Author, age and number of pictures are drawn by lot unless they are given. */
  userId?: string;
  daysAgo?: number;
  pictures?: number;
}

/** A question to locals as its category's file holds it; one without answers is open. */
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

/** A package as an agency would word it; `picture` is the slug of a drawn place. */
export interface PackageContent {
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

/** A destination by the slug of its drawn place, which gives its name and country. */
export interface DestinationContent {
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
