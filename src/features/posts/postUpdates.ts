import type { Comment, Post } from '../../contract/schemas/posts.ts';

const includesUser = (list: Post['likes'], userId: string): boolean =>
  list.some((entry) => entry.userId === userId);

/** CARD-05: determined only by the list of likes. */
export const isLiked = (post: Post, userId: string | undefined): boolean =>
  userId !== undefined && includesUser(post.likes, userId);

/** CARD-06. */
export const isBookmarked = (post: Post, userId: string | undefined): boolean =>
  userId !== undefined && includesUser(post.bookmarks, userId);

const toggleUser = (list: Post['likes'], userId: string, on: boolean): Post['likes'] =>
  on ? [...list, { userId }] : list.filter((entry) => entry.userId !== userId);

/** CARD-04: changes the count by one, and only if the list changes. */
export function withLike(post: Post, userId: string, on: boolean): Post {
  if (includesUser(post.likes, userId) === on) return post;
  const likes = post._count.likes + (on ? 1 : -1);
  return { ...post, likes: toggleUser(post.likes, userId, on), _count: { ...post._count, likes } };
}

/** CARD-06. */
export const withBookmark = (post: Post, userId: string, on: boolean): Post =>
  includesUser(post.bookmarks, userId) === on
    ? post
    : { ...post, bookmarks: toggleUser(post.bookmarks, userId, on) };

/** CARD-10: newest last, counted once. */
export function withComment(post: Post, comment: Comment): Post {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  return {
    ...post,
    comments: [...post.comments, comment],
    _count: { ...post._count, comments: post._count.comments + 1 },
  };
}
