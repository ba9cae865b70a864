import { destinationKey } from '../../src/shared/rules/destinations.ts';
import type { QuestionRow } from '../db/rows.ts';
import { forbidden, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { awardFor, awardPoints } from '../rules/awardPoints.ts';
import { entryDate } from '../rules/feedEntries.ts';
import { newestCreatedFirst } from '../rules/newestFirst.ts';
import { pageLimit } from '../rules/query.ts';
import { notificationTexts } from '../serializers/notificationTexts.ts';
import { toAnswer, toQuestion, toQuestionSummary } from '../serializers/question.ts';
import { toActor } from '../serializers/user.ts';

const findQuestion = ({ db, params }: Pick<RequestContext, 'db'> & { params: { id: string } }): QuestionRow =>
  orNotFound(db.question.get(params.id), 'Question');

export const questions: Resolvers<'questions'> = {
  list({ db, query }) {
    const { category } = query;
    const country = destinationKey(query.country);

    return newestCreatedFirst(db.question.all())
      .filter((question) => category === 'all' || question.category === category)
      .filter((question) => country === 'all' || destinationKey(question.country) === country)
      .slice(0, pageLimit(query.limit))
      .map((question) => toQuestionSummary(db, question));
  },

  create(context) {
    const { db, now, newId, publish } = context;
    const user = context.requireUser();
    const fields = context.readBody();

    const id = newId('question');
    const createdAt = entryDate(db, now());
    const question = db.question.insert({ id, userId: user.id, ...fields, status: 'open', createdAt });
    awardPoints(context, awardFor.question());

    publish(
      { type: 'new_question', questionId: id, ...toActor(user), about: notificationTexts.question(question) },
      { except: user.id },
    );
    return toQuestion(db, question);
  },

  one: (context) => toQuestion(context.db, findQuestion(context)),

  answer(context) {
    const { db, now, newId } = context;
    const userId = context.requireUser().id;
    const question = findQuestion(context);
    const { content } = context.readBody();

    const createdAt = new Date(now()).toISOString();
    const id = newId('answer');
    const answer = db.answer.insert({ id, questionId: question.id, userId, content, createdAt });
    // The asker's own answer does not close the question (AMB-19).
    if (question.userId !== userId && question.status !== 'answered')
      db.question.patch(question.id, { status: 'answered' });
    awardPoints(context, awardFor.answer(userId, question));
    return toAnswer(db, answer);
  },

  voteAnswer({ db, params, readBody, requireUser }) {
    const userId = requireUser().id;
    const answer = orNotFound(db.answer.get(params.answerId), 'Answer');
    const { isHelpful } = readBody();
    if (answer.userId === userId) throw forbidden('An own answer takes no vote');

    const id = `${answer.id}:${userId}`;
    if (db.answerVote.get(id)) db.answerVote.patch(id, { isHelpful });
    else db.answerVote.insert({ id, answerId: answer.id, userId, isHelpful });

    return toAnswer(db, answer);
  },
};
