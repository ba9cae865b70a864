import type { Comment, Post } from '../../src/contract/schemas/posts.ts';
import type { Database } from '../db/Database.ts';
import type { CommentRow, LikeOrBookmarkRow, PostRow } from '../db/rows.ts';
import { oldestCreatedFirst } from '../rules/newestFirst.ts';
import { toPoll } from './poll.ts';
import { userOf } from './user.ts';

/** ENT-05. */
export const toComment = (db: Database, { id, content, createdAt, userId }: CommentRow): Comment => ({
  id,
  content,
  createdAt,
  user: userOf(db, userId),
});

const toUserIds = (rows: readonly LikeOrBookmarkRow[]): Post['likes'] =>
  rows.map(({ userId }) => ({ userId }));

/** ENT-04; the counts are the lengths of the lists. */
export function toPost(db: Database, row: PostRow): Post {
  const { id, type, content, destination, images, createdAt } = row;
  const likes = toUserIds(db.like.findBy('postId', id));
  const comments = oldestCreatedFirst(db.comment.findBy('postId', id)).map((comment) =>
    toComment(db, comment),
  );
  const [poll] = db.poll.findBy('postId', id);
  return {
    id,
    type,
    content,
    destination,
    images,
    createdAt,
    user: userOf(db, row.userId),
    likes,
    bookmarks: toUserIds(db.bookmark.findBy('postId', id)),
    comments,
    _count: { likes: likes.length, comments: comments.length },
    poll: poll ? toPoll(db, poll) : null,
  };
}
