import { describe, expect, test } from 'vitest';
import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';
import { uniqueItems, nextOffset } from './feedItems.ts';

const author = { id: 'u', firstName: null, lastName: null, email: null, profileImageUrl: null, bio: null };
const poll = (id: string): FeedItem => ({
  contentType: 'poll',
  id,
  question: 'Which?',
  options: ['a', 'b'],
  votes: [],
  votesWithPercentages: [],
  totalVotes: 0,
  expiresAt: null,
  post: { id: `post-${id}`, user: author, destination: null },
  createdAt: '2026-11-01T00:00:00.000Z',
});
const question = (id: string): FeedItem => ({
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
  asker: author,
});
const page = (data: FeedItem[], hasMore = true): FeedPage => ({ data, hasMore });
const ids = (items: FeedItem[]) => items.map(({ contentType, id }) => `${contentType} ${id}`);

describe('feed items', () => {
  test('[FEED-25] drops duplicates across pages and keeps the first', () => {
    expect(ids(uniqueItems([page([poll('1'), poll('2')]), page([poll('2'), poll('3')])]))).toEqual([
      'poll 1',
      'poll 2',
      'poll 3',
    ]);
  });

  test('[FEED-25] keeps the same id in two content types', () => {
    expect(ids(uniqueItems([page([poll('1'), question('1')])]))).toEqual(['poll 1', 'question 1']);
  });
});

describe('the next offset', () => {
  test('[FEED-17] counts received items, so that duplicates never cause the same offset twice', () => {
    expect(nextOffset([page([poll('1'), poll('2')]), page([poll('2'), poll('3')])])).toBe(4);
  });

  test('[FEED-17] ends at the last page, and at an empty one that claims more', () => {
    expect(nextOffset([page([poll('1')], false)])).toBeUndefined();
    expect(nextOffset([page([poll('1')]), page([])])).toBeUndefined();
    expect(nextOffset([])).toBeUndefined();
  });
});
