import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { DAY } from '../../src/shared/limits.ts';
import type { Database } from '../db/Database.ts';
import type { AnswerRow, CommentRow, LikeOrBookmarkRow } from '../db/rows.ts';
import { notificationTexts } from '../serializers/notificationTexts.ts';
import { toActor } from '../serializers/user.ts';

/** Default maximum per kind, so that likes do not flood a popular user's notifications. */
const MAX_PER_KIND = 3;

type RecentNotification = Exclude<ServerMessage, { type: 'connected' }> & { createdAt: string };
interface Event {
  userId: string;
  createdAt: string;
}

/** Rows by others in the last day, newest first. */
const latestByOthers = <Row extends Event>(rows: readonly Row[], userId: string, now: number): Row[] =>
  rows
    .filter((row) => row.userId !== userId && now - Date.parse(row.createdAt) < DAY)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** Turns rows into notifications. */
function notificationsOf(db: Database) {
  const actor = ({ userId, createdAt }: Event) => {
    const user = db.user.get(userId);
    return { ...(user && toActor(user)), createdAt };
  };
  return {
    like: (row: LikeOrBookmarkRow): RecentNotification => {
      const post = db.post.get(row.postId);
      const text = post && { about: notificationTexts.like(post) };
      return { type: 'new_like', postId: row.postId, ...actor(row), ...text };
    },
    comment: (row: CommentRow): RecentNotification => {
      const post = db.post.get(row.postId);
      const text = post && { about: notificationTexts.comment(row, post) };
      return { type: 'new_comment', postId: row.postId, ...actor(row), ...text };
    },
    answer: (row: AnswerRow): RecentNotification => {
      const question = db.question.get(row.questionId);
      const text = question && { about: notificationTexts.answer(row, question) };
      return { type: 'other', questionId: row.questionId, ...actor(row), ...text };
    },
  };
}

/** The likes, comments and answers a user received from others in the last day, oldest first. */
export function recentNotifications(
  db: Database,
  userId: string,
  now: number,
  maxPerKind = MAX_PER_KIND,
): RecentNotification[] {
  const latest = <Row extends Event>(rows: readonly Row[]): Row[] =>
    latestByOthers(rows, userId, now).slice(0, maxPerKind);
  const to = notificationsOf(db);
  const posts = db.post.findBy('userId', userId);
  const likes = latest(posts.flatMap((post) => db.like.findBy('postId', post.id)));
  const comments = latest(posts.flatMap((post) => db.comment.findBy('postId', post.id)));
  const questions = db.question.findBy('userId', userId);
  const answers = latest(questions.flatMap((question) => db.answer.findBy('questionId', question.id)));
  return [...likes.map(to.like), ...comments.map(to.comment), ...answers.map(to.answer)].toSorted((a, b) =>
    a.createdAt < b.createdAt ? -1 : 1,
  );
}
