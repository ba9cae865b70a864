import { describe, expect, test } from 'vitest';
import type { FeedItem, FeedPage } from '../../contract/schemas/feed.ts';
import { uniqueItems, nextOffset } from './feedItems.ts';
import { aPollItem, aQuestionItem } from './testItems.ts';

const page = (data: FeedItem[], hasMore = true): FeedPage => ({ data, hasMore });
const ids = (items: FeedItem[]) => items.map(({ contentType, id }) => `${contentType} ${id}`);

describe('feed items', () => {
  test('[FEED-25] drops duplicates across pages and keeps the first', () => {
    expect(
      ids(uniqueItems([page([aPollItem('1'), aPollItem('2')]), page([aPollItem('2'), aPollItem('3')])])),
    ).toEqual(['poll 1', 'poll 2', 'poll 3']);
  });

  test('[FEED-25] keeps the same id in two content types', () => {
    expect(ids(uniqueItems([page([aPollItem('1'), aQuestionItem('1')])]))).toEqual(['poll 1', 'question 1']);
  });
});

describe('the next offset', () => {
  test('[FEED-17] counts received items, so that duplicates never cause the same offset twice', () => {
    expect(nextOffset([page([aPollItem('1'), aPollItem('2')]), page([aPollItem('2'), aPollItem('3')])])).toBe(
      4,
    );
  });

  test('[FEED-17] ends at the last page, and at an empty one that claims more', () => {
    expect(nextOffset([page([aPollItem('1')], false)])).toBeUndefined();
    expect(nextOffset([page([aPollItem('1')]), page([])])).toBeUndefined();
    expect(nextOffset([])).toBeUndefined();
  });
});
