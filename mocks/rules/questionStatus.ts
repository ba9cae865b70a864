import type { QuestionRow } from '../db/rows.ts';

/** AMB-19: an answer by someone else makes it 'answered', one's own changes nothing, and it never goes back. */
export const questionStatus = (question: QuestionRow, responderId: string): string =>
  responderId === question.userId ? question.status : 'answered';
