import * as z from 'zod/mini';
import { Person, isoDate } from './users.ts';
import { CATEGORIES, URGENCIES } from '../../shared/enums.ts';

/** ENT-09; `userId` says whose vote it is, so that one's own can be marked. */
export const Answer = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: isoDate,
  responder: Person,
  votes: z.array(z.object({ userId: z.string(), isHelpful: z.boolean() })),
});
export type Answer = z.infer<typeof Answer>;

/** ENT-08 without its answers: how lists show it. `status` is 'open' or 'answered' here, any text elsewhere. */
export const QuestionSummary = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  destination: z.string(),
  country: z.string(),
  category: z.enum(CATEGORIES),
  urgency: z.enum(URGENCIES),
  status: z.string(),
  createdAt: isoDate,
  _count: z.object({ answers: z.number() }),
  asker: Person,
});
export type QuestionSummary = z.infer<typeof QuestionSummary>;

/** ENT-08. Answers run oldest first. */
export const Question = z.extend(QuestionSummary, { answers: z.array(Answer) });
export type Question = z.infer<typeof Question>;

export const NewQuestion = z.object({
  title: z.string(),
  content: z.string(),
  destination: z.string(),
  country: z.string(),
  category: z.optional(z.enum(CATEGORIES)),
  urgency: z.optional(z.enum(URGENCIES)),
});
export type NewQuestion = z.infer<typeof NewQuestion>;

export const QuestionsQuery = z.object({
  category: z.optional(z.string()),
  country: z.optional(z.string()),
  limit: z.optional(z.string()),
});
export const NewAnswer = z.object({ content: z.string() });
export const AnswerVote = z.object({ isHelpful: z.boolean() });
