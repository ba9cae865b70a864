import { LOCAL_QUESTIONS_LIMIT, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { CATEGORIES } from '../../src/shared/enums.ts';
import { destinationKey } from '../../src/shared/rules/destinations.ts';
import { forbidden } from '../http/HttpError.ts';
import type { Call, Resolvers } from '../http/RequestContext.ts';
import type { QuestionRow } from '../db/rows.ts';
import { award } from '../rules/award.ts';
import { found } from '../rules/found.ts';
import { newestCreated } from '../rules/newestFirst.ts';
import { oneOf, pageLimit } from '../rules/query.ts';
import { questionStatus } from '../rules/questionStatus.ts';
import { requiredText } from '../rules/text.ts';
import { toActor } from '../serializers/actor.ts';
import { toAnswer, toQuestion, toQuestionSummary } from '../serializers/question.ts';

const questionIn = ({ db, params }: Pick<Call, 'db'> & { params: { id: string } }): QuestionRow =>
  found(db.question.get(params.id), 'Question');

export const questions: Resolvers<'questions'> = {
  list({ db, query }) {
    const category = oneOf('category', query.category, ['all', ...CATEGORIES]) ?? 'all';
    const country = destinationKey(query.country ?? 'all');
    const limit = pageLimit(query.limit, LOCAL_QUESTIONS_LIMIT);

    return newestCreated(db.question.all())
      .filter((question) => category === 'all' || question.category === category)
      .filter((question) => country === 'all' || destinationKey(question.country) === country)
      .slice(0, limit)
      .map((question) => toQuestionSummary(db, question));
  },

  create(call) {
    const { db, body, newId, publish } = call;
    const me = call.me();

    const asked = {
      title: requiredText('title', body.title, TEXT_LIMITS.title),
      content: requiredText('content', body.content, TEXT_LIMITS.post),
      destination: requiredText('destination', body.destination, TEXT_LIMITS.title),
      country: requiredText('country', body.country, TEXT_LIMITS.title),
      category: body.category ?? 'general',
      urgency: body.urgency ?? 'normal',
    };

    const createdAt = new Date(call.now()).toISOString();
    const id = newId('question');
    const question = db.question.insert({ id, userId: me.id, ...asked, status: 'open', createdAt });
    award(call, 'ask-question');

    publish({ type: 'new_question', questionId: id, ...toActor(me) }, { except: me.id });
    return toQuestion(db, question);
  },

  one: (call) => toQuestion(call.db, questionIn(call)),

  answer(call) {
    const { db, newId } = call;
    const userId = call.me().id;
    const question = questionIn(call);
    const content = requiredText('content', call.body.content, TEXT_LIMITS.comment);

    const createdAt = new Date(call.now()).toISOString();
    const answer = { id: newId('answer'), questionId: question.id, userId, content, createdAt };
    db.answer.insert(answer);
    const status = questionStatus(question, userId);
    if (status !== question.status) db.question.patch(question.id, { status });
    if (question.userId !== userId) award(call, 'local-answer');

    return toAnswer(db, answer);
  },

  voteAnswer({ db, params, body, me }) {
    const userId = me().id;
    const answer = found(db.answer.get(params.answerId), 'Answer');
    if (answer.userId === userId) throw forbidden('An own answer takes no vote');

    const id = `${answer.id}:${userId}`;
    const { isHelpful } = body;
    if (db.answerVote.get(id)) db.answerVote.patch(id, { isHelpful });
    else db.answerVote.insert({ id, answerId: answer.id, userId, isHelpful });

    return toAnswer(db, answer);
  },
};
