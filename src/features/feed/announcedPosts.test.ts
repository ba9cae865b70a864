import { beforeEach, expect, test } from 'vitest';
import { announcedPosts } from './announcedPosts.ts';

beforeEach(() => announcedPosts.clear());

test('[WS-05, WS-06] lists new posts and questions by others, each once', () => {
  const post = { type: 'new_post', postId: 'p', userId: 'rohan' } as const;
  announcedPosts.receive(post, 'ananya');
  announcedPosts.receive(post, 'ananya');
  announcedPosts.receive({ type: 'new_question', questionId: 'q', userId: 'rohan' }, 'ananya');
  expect(announcedPosts.get()).toEqual(['p', 'q']);
});

test.each([
  { type: 'new_post', postId: 'p', userId: 'ananya' },
  { type: 'new_post' },
  { type: 'new_like', postId: 'p', userId: 'rohan' },
  { type: 'poll_updated', pollId: 'p', userId: 'rohan' },
] as const)('[WS-05, WS-06] leaves out own, unnamed and other news: %j', (message) => {
  announcedPosts.receive(message, 'ananya');
  expect(announcedPosts.get()).toEqual([]);
});

test('[WS-08] does not count posts that the feed shows', () => {
  announcedPosts.receive({ type: 'new_post', postId: 'p', userId: 'rohan' }, 'ananya');
  announcedPosts.receive({ type: 'new_post', postId: 'r', userId: 'rohan' }, 'ananya');
  announcedPosts.drop(new Set(['p', 'other']));
  expect(announcedPosts.get()).toEqual(['r']);
});
