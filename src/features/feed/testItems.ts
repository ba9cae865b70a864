import type { FeedItem } from '../../contract/schemas/feed.ts';

const asker = { id: 'u', firstName: null, lastName: null, profileImageUrl: null };

/** A poll of the feed, for tests. */
export const aPollItem = (id: string): FeedItem => ({
  contentType: 'poll',
  id,
  question: 'Which?',
  options: ['a', 'b'],
  votes: [],
  votesWithPercentages: [],
  totalVotes: 0,
  expiresAt: null,
  post: { id: `post-${id}`, user: { ...asker, email: null, bio: null }, destination: null },
  createdAt: '2026-11-01T00:00:00.000Z',
});

/** A local question of the feed, for tests. */
export const aQuestionItem = (id: string): FeedItem => ({
  contentType: 'question',
  id,
  title: 'T',
  content: 'C',
  destination: 'Goa',
  country: 'India',
  category: 'general',
  urgency: 'normal',
  status: 'open',
  createdAt: '2026-11-01T00:00:00.000Z',
  _count: { answers: 0 },
  asker,
});
