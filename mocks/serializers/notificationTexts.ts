import { excerptOf } from '../../src/shared/format/text.ts';
import type { AnswerRow, CommentRow, PostRow, QuestionRow } from '../db/rows.ts';

const WORDS = 9;

const quoted = (text: string): string => `“${excerptOf(text, WORDS)}”`;

/** Notification text after the name of the user who triggered it (ENT-18). */
export const notificationTexts = {
  post({ type, content, destination }: PostRow): string {
    if (type === 'story') return `shared a story${destination ? ` from ${destination}` : ''}`;
    if (type === 'tip') return `shared a tip${destination ? ` about ${destination}` : ''}`;
    return `${type === 'poll' ? 'started a poll' : 'asked'}: ${quoted(content)}`;
  },
  like: ({ content }: PostRow): string => `liked ${quoted(content)}`,
  comment: ({ content }: Pick<CommentRow, 'content'>): string => `wrote ${quoted(content)}`,
  vote: ({ content }: PostRow): string => `voted in ${quoted(content)}`,
  question: ({ title, destination, country }: QuestionRow): string =>
    `asked about ${destination}, ${country}: ${quoted(title)}`,
  answer: ({ content }: Pick<AnswerRow, 'content'>, { title }: QuestionRow): string =>
    `answered ${quoted(title)}: ${quoted(content)}`,
};
