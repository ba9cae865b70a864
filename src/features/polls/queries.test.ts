import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Post } from '../../contract/schemas/posts.ts';
import { bookmarkedPostsQuery, postQuery, userPostsQuery } from '../posts/queries.ts';
import { findPollPostIdInCaches, updatePollVotesInCaches } from './queries.ts';

const pollPost: Post = {
  id: 'post',
  type: 'poll',
  content: 'Which way?',
  destination: null,
  images: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  user: { id: 'u', firstName: null, lastName: null, email: null, profileImageUrl: null, bio: null },
  likes: [],
  bookmarks: [],
  comments: [],
  _count: { likes: 0, comments: 0 },
  poll: { id: 'poll', options: '["Manali","Srinagar"]', votes: [], expiresAt: null },
};

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

test('[NOTIF-09] finds the post of a poll that was opened directly', () => {
  client.setQueryData(postQuery('post').queryKey, pollPost);
  expect(findPollPostIdInCaches(client, 'poll')).toBe('post');
});

test.each([
  ['a profile', userPostsQuery('u').queryKey],
  ['saved posts', bookmarkedPostsQuery('u').queryKey],
])('[NOTIF-09] finds the post of a poll in %s', (_, queryKey) => {
  client.setQueryData(queryKey, [pollPost]);
  expect(findPollPostIdInCaches(client, 'poll')).toBe('post');
});

test('[NOTIF-09] finds no post of a poll that is not cached', () => {
  client.setQueryData(postQuery('post').queryKey, pollPost);
  expect(findPollPostIdInCaches(client, 'another')).toBeUndefined();
});

test('[WS-04] replaces the votes of a poll in a post that was opened directly', () => {
  const { queryKey } = postQuery('post');
  client.setQueryData(queryKey, pollPost);
  const votes = [{ userId: 'u1', optionIndex: 1 }];
  updatePollVotesInCaches(client, 'poll', votes);
  expect(client.getQueryData(queryKey)?.poll?.votes).toEqual(votes);
});
