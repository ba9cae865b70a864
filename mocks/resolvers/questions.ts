import type { Endpoints } from '../../src/contract/endpoints.ts';
import { LOCAL_QUESTIONS_LIMIT, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { CATEGORIES } from '../../src/shared/enums.ts';
import { destinationKey } from '../../src/shared/rules/destinations.ts';
import type { QuestionRow } from '../db/rows.ts';
import { forbidden, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { awardPoints } from '../rules/awardPoints.ts';
import { newestCreatedFirst } from '../rules/newestFirst.ts';
import { oneOf, pageLimit } from '../rules/query.ts';
import { requiredText } from '../rules/text.ts';
import { toAnswer, toQuestion, toQuestionSummary } from '../serializers/question.ts';
import { toActor } from '../serializers/user.ts';

type CreateContext = RequestContext<Endpoints['questions']['create']>;

const findQuestion = ({ db, params }: Pick<RequestContext, 'db'> & { params: { id: string } }): QuestionRow =>
  orNotFound(db.question.get(params.id), 'Question');

const readQuestion = ({ body }: CreateContext) => ({
  title: requiredText('title', body.title, TEXT_LIMITS.title),
  content: requiredText('content', body.content, TEXT_LIMITS.post),
  destination: requiredText('destination', body.destination, TEXT_LIMITS.title),
  country: requiredText('country', body.country, TEXT_LIMITS.title),
  category: body.category ?? 'general',
  urgency: body.urgency ?? 'normal',
});

export const questions: Resolvers<'questions'> = {
  list({ db, query }) {
    const category = oneOf('category', query.category, ['all', ...CATEGORIES]) ?? 'all';
    const country = destinationKey(query.country ?? 'all');
    const limit = pageLimit(query.limit, LOCAL_QUESTIONS_LIMIT);

    return newestCreatedFirst(db.question.all())
      .filter((question) => category === 'all' || question.category === category)
      .filter((question) => country === 'all' || destinationKey(question.country) === country)
      .slice(0, limit)
      .map((question) => toQuestionSummary(db, question));
  },

  create(context) {
    const { db, now, newId, publish } = context;
    const user = context.requireUser();
    const fields = readQuestion(context);

    const id = newId('question');
    const createdAt = new Date(now()).toISOString();
    const question = db.question.insert({ id, userId: user.id, ...fields, status: 'open', createdAt });
    awardPoints(context, 'ask-question');

    publish({ type: 'new_question', questionId: id, ...toActor(user) }, { except: user.id });
    return toQuestion(db, question);
  },

  one: (context) => toQuestion(context.db, findQuestion(context)),

  answer(context) {
    const { db, now, newId } = context;
    const userId = context.requireUser().id;
    const question = findQuestion(context);
    const content = requiredText('content', context.body.content, TEXT_LIMITS.comment);

    const createdAt = new Date(now()).toISOString();
    const id = newId('answer');
    const answer = db.answer.insert({ id, questionId: question.id, userId, content, createdAt });
    // The asker's own answer neither closes the question (AMB-19) nor earns points (AMB-21).
    if (question.userId !== userId) {
      if (question.status !== 'answered') db.question.patch(question.id, { status: 'answered' });
      awardPoints(context, 'local-answer');
    }
    return toAnswer(db, answer);
  },

  voteAnswer({ db, params, body, requireUser }) {
    const userId = requireUser().id;
    const answer = orNotFound(db.answer.get(params.answerId), 'Answer');
    if (answer.userId === userId) throw forbidden('An own answer takes no vote');

    const id = `${answer.id}:${userId}`;
    const { isHelpful } = body;
    if (db.answerVote.get(id)) db.answerVote.patch(id, { isHelpful });
    else db.answerVote.insert({ id, answerId: answer.id, userId, isHelpful });

    return toAnswer(db, answer);
  },
};
