import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedPage } from '../../contract/schemas/feed.ts';
import { feedQuery, resetFeed, trimFeed } from './queries.ts';
import { aQuestionItem } from './testItems.ts';

const key = endpointKey(endpoints.feed.page, { query: { filter: 'recent' } });
let client: QueryClient;
const offsets = () => client.getQueryData<InfiniteData<FeedPage>>(key)?.pageParams;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(key, {
    pages: ['a', 'b', 'c'].map((id) => ({ data: [aQuestionItem(id)], hasMore: true })),
    pageParams: [0, 1, 2],
  });
});

test('[FEED-20] starts another filter at offset 0 without a request', async () => {
  await trimFeed(client);
  expect(offsets()).toEqual([0]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
});

test('[FEED-20] drops the page that is being read when the filter changes', async () => {
  client.setQueryData(key, { pages: [{ data: [aQuestionItem('a')], hasMore: true }], pageParams: [0] });
  let reply: (page: FeedPage) => void = () => {};
  const secondPage = new Promise<FeedPage>((resolve) => {
    reply = resolve;
  });
  const observer = new InfiniteQueryObserver(client, {
    ...feedQuery('recent'),
    queryFn: () => secondPage,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unsubscribe = observer.subscribe(() => {});
  const loading = observer.fetchNextPage();
  const trimming = trimFeed(client);
  reply({ data: [aQuestionItem('b')], hasMore: true });
  await Promise.all([loading, trimming]);
  unsubscribe();
  expect(offsets()).toEqual([0]);
});

test('[FEED-22] reports a failed refresh and keeps the loaded pages', async () => {
  const observer = new InfiniteQueryObserver(client, {
    ...feedQuery('recent'),
    queryFn: () => Promise.reject(new Error('500: ')),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const unsubscribe = observer.subscribe(() => {});
  expect(await resetFeed(client)).toBe(false);
  unsubscribe();
  expect(offsets()).toEqual([0]);
});

test('[FEED-22] keeps page one on a refresh and fetches again', async () => {
  await resetFeed(client);
  expect(offsets()).toEqual([0]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('[FEED-21] keeps the pages up to the scroll position after a vote', async () => {
  await resetFeed(client, { contentType: 'question', id: 'b' });
  expect(offsets()).toEqual([0, 1]);
});
