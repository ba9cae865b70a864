import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { FeedPage } from '../../contract/schemas/feed.ts';
import type { Post } from '../../contract/schemas/posts.ts';
import { isBookmarked, isLiked, withBookmark, withComment, withLike } from './postUpdates.ts';
import { updatePostInCaches } from './queries.ts';

const user = { id: 'u1', firstName: 'Asha', lastName: null, email: null, profileImageUrl: null, bio: null };
const post = (id: string): Post => ({
  id,
  type: 'story',
  content: 'Words',
  destination: null,
  images: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  user,
  likes: [{ userId: 'u2' }],
  bookmarks: [],
  comments: [],
  _count: { likes: 1, comments: 0 },
  poll: null,
});
const comment = { id: 'c1', content: 'Yes', createdAt: '2026-11-02T00:00:00.000Z', user };

describe('changes to a post', () => {
  test('[CARD-04] moves the count by exactly one, and only once', () => {
    const liked = withLike(post('p'), 'me', true);
    expect(liked._count.likes).toBe(2);
    expect(withLike(liked, 'me', true)).toBe(liked);
    expect(withLike(liked, 'me', false)._count.likes).toBe(1);
  });
  test('[CARD-05] is liked only if the list has the current user', () => {
    expect(isLiked(post('p'), 'u2')).toBe(true);
    expect(isLiked(post('p'), 'me')).toBe(false);
    expect(isLiked(post('p'), undefined)).toBe(false);
  });
  test('[CARD-06] adds and removes a bookmark', () => {
    const saved = withBookmark(post('p'), 'me', true);
    expect(isBookmarked(saved, 'me')).toBe(true);
    expect(isBookmarked(withBookmark(saved, 'me', false), 'me')).toBe(false);
  });
  test('[CARD-10] counts a comment once and appends it', () => {
    const postWithComment = withComment(post('p'), comment);
    expect(postWithComment.comments.map(({ id }) => id)).toEqual(['c1']);
    expect(postWithComment._count.comments).toBe(1);
    expect(withComment(postWithComment, comment)).toBe(postWithComment);
  });
});

describe('cached copies of a post', () => {
  const one = endpointKey(endpoints.posts.one, { params: { id: 'p1' } });
  const saved = endpointKey(endpoints.users.bookmarks, { params: { id: 'me' } });
  const feed = endpointKey(endpoints.feed.page, { query: { filter: 'recent' } });
  const page = (...posts: Post[]): { pages: FeedPage[]; pageParams: number[] } => ({
    pages: [{ data: posts.map((entry) => ({ ...entry, contentType: 'post' })), hasMore: false }],
    pageParams: [0],
  });
  const likesOf = (key: readonly unknown[]) =>
    JSON.stringify(client.getQueryData(key)).match(/"me"/g)?.length;
  const like = () => updatePostInCaches(client, 'p1', (copy) => withLike(copy, 'me', true));
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
  });

  test('[CARD-04] changes every copy and no other post', () => {
    client.setQueryData(one, post('p1'));
    client.setQueryData(saved, [post('p1'), post('p2')]);
    client.setQueryData(feed, page(post('p1'), post('p2')));
    like();
    expect([one, saved, feed].map(likesOf)).toEqual([1, 1, 1]);
  });
  test('[CARD-04] leaves a list without the post unchanged', () => {
    client.setQueryData(saved, [post('p2')]);
    const before = client.getQueryData(saved);
    like();
    expect(client.getQueryData(saved)).toBe(before);
  });
  test('leaves a stale list stale', async () => {
    client.setQueryData(feed, page(post('p1')));
    await client.invalidateQueries({ queryKey: feed });
    like();
    expect(client.getQueryState(feed)?.isInvalidated).toBe(true);
  });
  test('is not undone by a read in flight', async () => {
    let answer: (posts: Post[]) => void = () => {};
    const asked = new Promise<Post[]>((resolve) => {
      answer = resolve;
    });
    client.setQueryData(saved, [post('p1')]);
    const reading = client.fetchQuery({ queryKey: saved, queryFn: () => asked });
    like();
    answer([post('p1'), post('p2')]);
    await reading;
    await Promise.resolve();
    expect(likesOf(saved)).toBe(1);
  });
});
