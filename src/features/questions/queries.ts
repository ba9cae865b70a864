import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { CategoryFilter } from '../../shared/enums.ts';
import { LOCAL_QUESTIONS_LIMIT } from '../../shared/limits.ts';

const { questions, users } = endpoints;

/** Local questions, newest first; 'all' includes every category (ASK-07). */
export const questionsQuery = (category: CategoryFilter) =>
  endpointQuery(questions.list, {
    query: { limit: LOCAL_QUESTIONS_LIMIT, ...(category === 'all' ? {} : { category }) },
  });

/** A local question with its answers. */
export const questionQuery = (id: string) => endpointQuery(questions.one, { params: { id } });

/** The local questions that a user has asked (ASK-05). */
export const userQuestionsQuery = (userId: string) =>
  endpointQuery(users.questions, { params: { id: userId } });
