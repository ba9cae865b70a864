import { beforeEach, expect, test } from 'vitest';
import { waitingNews } from './waitingNews.ts';

beforeEach(() => waitingNews.clear());

test('[WS-05, WS-06] lists new posts and questions by others, each once', () => {
  const post = { type: 'new_post', postId: 'p', userId: 'rohan' } as const;
  waitingNews.receive(post, 'ananya');
  waitingNews.receive(post, 'ananya');
  waitingNews.receive({ type: 'new_question', questionId: 'q', userId: 'rohan' }, 'ananya');
  expect(waitingNews.get()).toEqual(['p', 'q']);
});

test.each([
  { type: 'new_post', postId: 'p', userId: 'ananya' },
  { type: 'new_post' },
  { type: 'new_like', postId: 'p', userId: 'rohan' },
  { type: 'poll_updated', pollId: 'p', userId: 'rohan' },
] as const)('[WS-05, WS-06] leaves out own, unnamed and other news: %j', (message) => {
  waitingNews.receive(message, 'ananya');
  expect(waitingNews.get()).toEqual([]);
});

test('[WS-08] does not count posts that the feed shows', () => {
  waitingNews.receive({ type: 'new_post', postId: 'p', userId: 'rohan' }, 'ananya');
  waitingNews.receive({ type: 'new_post', postId: 'r', userId: 'rohan' }, 'ananya');
  waitingNews.drop(new Set(['p', 'other']));
  expect(waitingNews.get()).toEqual(['r']);
});
