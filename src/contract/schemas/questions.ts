import * as z from 'zod/mini';
import { CATEGORIES, CATEGORY_FILTERS, URGENCIES } from '../../shared/enums.ts';
import { LOCAL_QUESTIONS_LIMIT, MAX_PAGE_SIZE, TEXT_LIMITS } from '../../shared/limits.ts';
import { count, dateTime, oneOf, requiredText, wholeNumber, withDefault } from './fields.ts';
import { Person } from './users.ts';

/** ENT-09; `userId` in a vote makes it possible to mark the user's own. */
export const Answer = z
  .object({
    id: z.string(),
    content: z.string(),
    createdAt: dateTime,
    responder: Person,
    votes: z.array(z.object({ userId: z.string(), isHelpful: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'Answer', description: 'An answer to a local question.' });
export type Answer = z.infer<typeof Answer>;

/** ENT-08 without its answers. */
export const QuestionSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    destination: z.string(),
    country: z.string(),
    category: z.enum(CATEGORIES),
    urgency: z.enum(URGENCIES),
    status: z.string().register(z.globalRegistry, {
      description:
        "'open' until somebody else answers, then 'answered' (AMB-19); clients show other text as it is.",
    }),
    createdAt: dateTime,
    _count: z.object({ answers: count }),
    asker: Person,
  })
  .register(z.globalRegistry, { id: 'QuestionSummary', description: 'A local question as lists show it.' });
export type QuestionSummary = z.infer<typeof QuestionSummary>;

/** ENT-08. */
export const Question = z.extend(QuestionSummary, { answers: z.array(Answer) }).register(z.globalRegistry, {
  id: 'Question',
  description: 'A local question; its answers run oldest first.',
});
export type Question = z.infer<typeof Question>;

/** ASK-21 to ASK-24. */
export const NewQuestion = z
  .object({
    title: requiredText(TEXT_LIMITS.title),
    content: requiredText(TEXT_LIMITS.post),
    destination: requiredText(TEXT_LIMITS.title),
    country: requiredText(TEXT_LIMITS.title),
    category: withDefault(z.enum(CATEGORIES), 'general'),
    urgency: withDefault(z.enum(URGENCIES), 'normal'),
  })
  .register(z.globalRegistry, { id: 'NewQuestion' });
export type NewQuestion = z.input<typeof NewQuestion>;

export const QuestionsQuery = z.object({
  category: withDefault(oneOf(CATEGORY_FILTERS), 'all'),
  country: withDefault(z.string(), 'all').register(z.globalRegistry, {
    description: "A country in any case, or 'all'.",
  }),
  limit: withDefault(wholeNumber(1), LOCAL_QUESTIONS_LIMIT).register(z.globalRegistry, {
    description: `At most ${MAX_PAGE_SIZE} are answered, whatever the limit.`,
  }),
});

export const NewAnswer = z
  .object({ content: requiredText(TEXT_LIMITS.comment) })
  .register(z.globalRegistry, { id: 'NewAnswer' });

export const NewAnswerVote = z
  .object({ isHelpful: z.boolean() })
  .register(z.globalRegistry, { id: 'NewAnswerVote' });
