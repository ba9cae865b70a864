import { endpoints } from '../../../src/contract/endpoints.ts';
import { CATEGORIES } from '../../../src/shared/enums.ts';
import { TEXT_LIMITS } from '../../../src/shared/limits.ts';
import { unique } from '../CheckContext.ts';
import { expectEqual, expectFound, expectMatch, expectNewestFirst, expectTrue } from '../expect.ts';
import { checksOf } from './Check.ts';

const { questions } = endpoints;
const withId = (id: string) => ({ params: { id } });
const answerBody = (content: string) => ({ body: { content } });
const validQuestion = { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' };

export const questionChecks = checksOf('Questions', {
  '[API-32, ASK-24] a new question is open, general and normal unless it says more': async ({ asha }) => {
    const plain = await asha.call(questions.create, { body: { ...validQuestion, title: ' Is it open? ' } });
    const expected = {
      ...validQuestion,
      category: 'general',
      urgency: 'normal',
      status: 'open',
      answers: [],
      _count: { answers: 0 },
    };
    expectMatch(plain, { ...expected, asker: { id: asha.id } }, 'the new question');
    const more = { category: 'food', urgency: 'high' } as const;
    expectMatch(
      await asha.call(questions.create, { body: { ...validQuestion, ...more } }),
      more,
      'category and urgency',
    );
    expectMatch(await asha.call(questions.one, withId(plain.id)), expected, 'the question read again');
  },
  '[API-32] a question without a required field, or of an unknown category, answers 400': async ({
    asha,
  }) => {
    for (const field of ['title', 'content', 'destination', 'country']) {
      await asha.refused(questions.create, { body: { ...validQuestion, [field]: ' \u200B' } }, 400, field);
      await asha.refused(questions.create, { body: { ...validQuestion, [field]: undefined } }, 400, field);
    }
    await asha.refused(questions.create, { body: { ...validQuestion, category: 'gossip' } }, 400, 'category');
    await asha.refused(questions.create, { body: { ...validQuestion, urgency: 'soon' } }, 400, 'urgency');
    const title = 'x'.repeat(TEXT_LIMITS.title + 1);
    await asha.refused(questions.create, { body: { ...validQuestion, title } }, 400, 'title');
  },
  '[API-31] the list runs from the newest, and has what is new first': async (context) => {
    const [older, newer] = [await context.question(context.ravi), await context.question(context.ravi)];
    const list = await context.asha.call(questions.list, {});
    expectNewestFirst(list, 'local questions');
    const own = list.map(({ id }) => id).filter((id) => id === older.id || id === newer.id);
    expectEqual(own, [newer.id, older.id], 'two new questions');
  },
  '[API-31] the list is narrowed by category': async (context) => {
    for (const category of CATEGORIES) {
      const { id } = await context.question(context.ravi, { category });
      const list = await context.asha.call(questions.list, { query: { category } });
      expectTrue(
        list.every((each) => each.category === category),
        `a question of another category under ${category}`,
      );
      expectFound(
        list.find((each) => each.id === id),
        `the new question under ${category}`,
      );
    }
  },
  '[API-31] the list is narrowed by country, in any case': async (context) => {
    const country = unique('Bhutan');
    const { id } = await context.question(context.ravi, { country });
    for (const query of [country, ` ${country.toUpperCase()}`])
      expectEqual(
        (await context.asha.call(questions.list, { query: { country: query } })).map((each) => each.id),
        [id],
        `questions of '${query}'`,
      );
    const all = await context.asha.call(questions.list, { query: { country: 'all', category: 'all' } });
    expectFound(
      all.find((each) => each.id === id),
      'the question under all countries',
    );
  },
  '[API-31] the list has at most as many as its limit, 50 without one': async (context) => {
    await context.question(context.ravi);
    await context.question(context.ravi);
    expectEqual(
      (await context.asha.call(questions.list, { query: { limit: 2 } })).length,
      2,
      'questions with limit 2',
    );
    expectTrue(
      (await context.asha.call(questions.list, {})).length <= 50,
      'more than 50 questions without a limit',
    );
    await context.asha.refused(questions.list, { query: { limit: 0 } }, 400, 'limit');
    await context.asha.refused(questions.list, { query: { category: 'gossip' } }, 400, 'category');
  },
  '[API-34, API-33] answers are kept, counted and run from the oldest': async (context) => {
    const { id } = await context.question(context.ravi);
    const answer = await context.asha.call(questions.answer, { ...withId(id), ...answerBody('  One ') });
    expectMatch(answer, { content: 'One', responder: { id: context.asha.id }, votes: [] }, 'the new answer');
    await context.asha.call(questions.answer, { ...withId(id), ...answerBody('Two') });
    const { answers, _count } = await context.ravi.call(questions.one, withId(id));
    expectEqual(
      answers.map(({ content }) => content),
      ['One', 'Two'],
      'the answers',
    );
    expectEqual(_count.answers, 2, '_count.answers');
  },
  '[Q-17, AMB-19] the first answer of somebody else makes a question answered, an own one does not': async (
    context,
  ) => {
    const { id } = await context.question(context.ravi);
    const status = async () => (await context.asha.call(questions.one, withId(id))).status;
    await context.ravi.call(questions.answer, { ...withId(id), ...answerBody('To myself') });
    expectEqual(await status(), 'open', 'the status after an own answer');
    await context.asha.call(questions.answer, { ...withId(id), ...answerBody('From her') });
    expectEqual(await status(), 'answered', "the status after another's answer");
    await context.ravi.call(questions.answer, { ...withId(id), ...answerBody('Thanks') });
    expectEqual(await status(), 'answered', 'the status later');
  },
  '[API-35, AMB-20] a person has one vote for an answer, which may change': async (context) => {
    const answerId = await context.entityId('otherAnswer');
    const vote = (isHelpful: boolean) =>
      context.asha.call(questions.voteAnswer, { params: { answerId }, body: { isHelpful } });
    for (const isHelpful of [true, false, false])
      expectMatch((await vote(isHelpful)).votes, [{ userId: context.asha.id, isHelpful }], 'the votes');
  },
});
