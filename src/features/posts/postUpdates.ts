import type { Comment, Post } from '../../contract/posts.ts';

const has = (marks: Post['likes'], userId: string): boolean => marks.some((mark) => mark.userId === userId);

/** CARD-05: by the list alone. */
export const isLiked = (post: Post, userId: string | undefined): boolean =>
  userId !== undefined && has(post.likes, userId);

/** CARD-06. */
export const isBookmarked = (post: Post, userId: string | undefined): boolean =>
  userId !== undefined && has(post.bookmarks, userId);

const toggled = (marks: Post['likes'], userId: string, on: boolean): Post['likes'] =>
  on ? [...marks, { userId }] : marks.filter((mark) => mark.userId !== userId);

/** CARD-04: the count moves by one, and only where the mark moves. */
export function withLike(post: Post, userId: string, on: boolean): Post {
  if (has(post.likes, userId) === on) return post;
  const likes = post._count.likes + (on ? 1 : -1);
  return { ...post, likes: toggled(post.likes, userId, on), _count: { ...post._count, likes } };
}

/** CARD-06. */
export const withBookmark = (post: Post, userId: string, on: boolean): Post =>
  has(post.bookmarks, userId) === on ? post : { ...post, bookmarks: toggled(post.bookmarks, userId, on) };

/** CARD-10: newest last, counted once. */
export function withComment(post: Post, comment: Comment): Post {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  return {
    ...post,
    comments: [...post.comments, comment],
    _count: { ...post._count, comments: post._count.comments + 1 },
  };
}
