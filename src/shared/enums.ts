/** Enumerations shared by schemas, screens and rules. Free of zod, to keep it out of the app's first load. */
export const POST_TYPES = ['story', 'tip', 'question', 'poll'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** Filters of the feed (FEED-02, AMB-11); an unknown value means recent. */
export const FEED_TABS = ['recent', 'polls', 'questions'] as const;
export const FEED_FILTERS = [...FEED_TABS, 'stories', 'tips', 'popular'] as const;
export type FeedFilter = (typeof FEED_FILTERS)[number];

/** The default 'general' and six categories (AMB-28). */
export const CATEGORIES = [
  'general',
  'accommodation',
  'food',
  'transport',
  'activities',
  'culture',
  'safety',
] as const;
/** Filter values for the list of questions. */
export const CATEGORY_FILTERS = ['all', ...CATEGORIES] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];
export type Category = (typeof CATEGORIES)[number];
export const URGENCIES = ['low', 'normal', 'high'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const TRAVEL_TYPES = [
  'leisure',
  'business',
  'adventure',
  'family',
  'honeymoon',
  'pilgrimage',
] as const;

export const RARITIES = ['legendary', 'epic', 'rare', 'other'] as const;
export const BADGE_ICONS = ['trophy', 'star', 'crown', 'medal', 'other'] as const;

export const SPONSOR_TYPES = ['leaderboard', 'banner'] as const;
export type SponsorType = (typeof SPONSOR_TYPES)[number];
