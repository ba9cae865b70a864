import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { LOGGED_OUT } from '../../api/mutationMeta.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NewQuestion } from '../../contract/schemas/questions.ts';
import { scoreEndpoints } from '../users/queries.ts';

const { questions, users, feed } = endpoints;

/** ASK-25 to ASK-29. */
export const createQuestion = mutationOptions({
  mutationKey: endpointKey(questions.create),
  mutationFn: (body: NewQuestion) => call(questions.create, { body }),
  meta: {
    errorMessage: (message) => message || 'Failed to post question. Please check all fields and try again.',
    unauthorized: {
      title: 'Please log in',
      description: 'You need to be logged in to ask questions.',
      redirect: false,
    },
    invalidates: [questions.list, users.questions, feed.page, ...scoreEndpoints],
  },
});

/** */
export const addAnswer = (questionId: string) =>
  mutationOptions({
    mutationKey: endpointKey(questions.answer, { params: { id: questionId } }),
    mutationFn: (content: string) =>
      call(questions.answer, { params: { id: questionId }, body: { content } }),
    meta: {
      errorMessage: 'Failed to post answer. Please try again.',
      unauthorized: LOGGED_OUT,
      invalidates: [questions.one, questions.list, users.questions, feed.page, ...scoreEndpoints],
    },
  });

/** One vote per answer, which can be changed even while it is being sent (Q-15, Q-16, AMB-20). */
export const voteAnswer = (answerId: string, isHelpful: boolean) =>
  mutationOptions({
    mutationKey: [...endpointKey(questions.voteAnswer, { params: { answerId } }), isHelpful],
    mutationFn: () => call(questions.voteAnswer, { params: { answerId }, body: { isHelpful } }),
    // Sent one after the other, so that the last one counts.
    scope: { id: `vote on ${answerId}` },
    meta: { errorMessage: 'Failed to vote on answer.', invalidates: [questions.one] },
  });
