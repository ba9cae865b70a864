import { FEED_FILTERS, FEED_TABS, type FeedFilter } from '../../shared/enums.ts';

export const FILTER_LABELS: Record<FeedFilter, string> = {
  recent: 'Recent',
  polls: 'Polls',
  questions: 'Questions',
  stories: 'Stories',
  tips: 'Tips',
  popular: 'Popular',
};

/** Parses the filter from the URL; defaults to 'recent' (AMB-11). */
export const readFilter = (text: string | null): FeedFilter =>
  FEED_FILTERS.find((filter) => filter === text) ?? 'recent';

/** The three tabs, and a fourth for the current filter if it is not one of them. */
export function tabsFor(filter: FeedFilter): { id: FeedFilter; label: string }[] {
  const ids: FeedFilter[] = FEED_TABS.some((tab) => tab === filter) ? [...FEED_TABS] : [...FEED_TABS, filter];
  return ids.map((id) => ({ id, label: FILTER_LABELS[id] }));
}
