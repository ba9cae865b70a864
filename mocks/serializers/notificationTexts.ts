import { excerptOf } from '../../src/shared/format/text.ts';
import type { AnswerRow, CommentRow, PostRow, QuestionRow } from '../db/rows.ts';

const WORDS = 9;

const quoted = (text: string): string => `“${excerptOf(text, WORDS)}”`;

/** 'story from Hampi, India', or a post without a place by its first words. */
function named({ type, content, destination }: PostRow): string {
  if (type === 'poll' || !destination) return `${type} ${quoted(content)}`;
  return `${type} ${type === 'story' ? 'from' : 'about'} ${destination}`;
}

/** Notification text after the name of the user who triggered it (ENT-18). */
export const notificationTexts = {
  post(post: PostRow): string {
    const { type, content } = post;
    if (type === 'poll') return `would like your vote: ${quoted(content)}`;
    if (type === 'question') return `has a question: ${quoted(content)}`;
    return post.destination ? `shared a ${named(post)}` : `shared a ${type}: ${quoted(content)}`;
  },
  /** Sent to the author alone. */
  like: (post: PostRow): string => `liked your ${named(post)}`,
  /** Sent to the author alone. */
  comment: ({ content }: Pick<CommentRow, 'content'>, post: PostRow): string =>
    `commented on your ${named(post)}: ${quoted(content)}`,
  vote: ({ content }: PostRow): string => `voted on ${quoted(content)}`,
  question: ({ title, destination }: QuestionRow): string =>
    `has a question about ${destination}: ${quoted(title)}`,
  /** Sent to the asker alone. */
  answer: ({ content }: Pick<AnswerRow, 'content'>, { destination }: QuestionRow): string =>
    `answered your question about ${destination}: ${quoted(content)}`,
};
