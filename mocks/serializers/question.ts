import type { Answer, Question, QuestionSummary } from '../../src/contract/schemas/questions.ts';
import type { Database } from '../db/Database.ts';
import type { AnswerRow, QuestionRow } from '../db/rows.ts';
import { oldestCreatedFirst } from '../rules/newestFirst.ts';
import { personOf } from './user.ts';

/** ENT-09. */
export const toAnswer = (db: Database, { id, content, createdAt, userId }: AnswerRow): Answer => ({
  id,
  content,
  createdAt,
  responder: personOf(db, userId),
  votes: db.answerVote
    .findBy('answerId', id)
    .map((vote) => ({ userId: vote.userId, isHelpful: vote.isHelpful })),
});

/** ENT-08 as shown in lists. */
export function toQuestionSummary(db: Database, row: QuestionRow): QuestionSummary {
  const { id, title, content, destination, country, category, urgency, status, createdAt } = row;
  return {
    id,
    title,
    content,
    destination,
    country,
    category,
    urgency,
    status,
    createdAt,
    _count: { answers: db.answer.countBy('questionId', id) },
    asker: personOf(db, row.userId),
  };
}

/** ENT-08 with its answers, oldest first. */
export const toQuestion = (db: Database, row: QuestionRow): Question => ({
  ...toQuestionSummary(db, row),
  answers: oldestCreatedFirst(db.answer.findBy('questionId', row.id)).map((answer) => toAnswer(db, answer)),
});
