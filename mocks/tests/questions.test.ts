import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { aQuestion, anAnswer } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { questions, users } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const asked = { title: ' Is it open? ', content: 'In June.', destination: 'Rohtang', country: 'India' };
const text = { body: { content: 'Ask at the gate.' } };

describe('[API-32] a new question', () => {
  test('[ASK-24, ASK-31] is trimmed, gets defaults, and is listed twice', async () => {
    const { call } = createTestBackend({ question: [aQuestion()] });
    const made = await call(questions.create, { body: asked });
    expect(made).toMatchObject({
      title: 'Is it open?',
      category: 'general',
      urgency: 'normal',
      status: 'open',
      _count: { answers: 0 },
      asker: { id: 'asha', firstName: 'Asha' },
      answers: [],
    });
    const [listed] = await call(questions.list, {});
    const [own] = await call(users.questions, id('asha'));
    expect([listed?.id, own?.id]).toEqual([made.id, made.id]);
  });

  test.each(['title', 'content', 'destination', 'country'])(
    '[ASK-23] is refused with 400 for a blank %s',
    async (field) => {
      const { call } = createTestBackend();
      const attempt = call(questions.create, { body: { ...asked, [field]: '  ' } });
      expect(await errorOf(attempt)).toEqual({ status: 400, message: `${field} is required`, field });
    },
  );

  test('[AMB-70] is refused with 400 for a title of 201 characters and an unknown category', async () => {
    const { call, send } = createTestBackend();
    const long = call(questions.create, { body: { ...asked, title: 'x'.repeat(201) } });
    expect(await errorOf(long)).toMatchObject({ status: 400, field: 'title' });
    const odd = send('POST', '/api/local-questions', JSON.stringify({ ...asked, category: 'weather' }));
    expect(await errorOf(odd)).toMatchObject({ status: 400, field: 'category' });
  });
});

describe('[API-31, ASK-30] the list of questions', () => {
  const rows = {
    question: [
      aQuestion({ id: 'food', category: 'food' }),
      aQuestion({ id: 'nepal', country: 'Nepal' }),
      aQuestion({ id: 'both', category: 'food', country: 'Nepal' }),
    ],
  };
  test.each([
    [{}, ['both', 'nepal', 'food']],
    [{ category: 'all', country: 'all' } as const, ['both', 'nepal', 'food']],
    [{ category: 'food' } as const, ['both', 'food']],
    [{ country: 'nepal' }, ['both', 'nepal']],
    [{ category: 'food', country: 'Nepal' } as const, ['both']],
    [{ limit: 1 }, ['both']],
  ])('%j', async (query, ids) => {
    const { call } = createTestBackend(rows);
    expect((await call(questions.list, { query })).map((question) => question.id)).toEqual(ids);
  });

  test('returns 50 questions without a limit', async () => {
    const { call } = createTestBackend({ question: Array.from({ length: 60 }, () => aQuestion()) });
    expect(await call(questions.list, {})).toHaveLength(50);
  });

  test('refuses an unknown category', async () => {
    const { send } = createTestBackend();
    const error = await errorOf(send('GET', '/api/local-questions?category=weather'));
    expect(error).toMatchObject({ status: 400, field: 'category' });
  });
});

describe('answers', () => {
  const rows = { question: [aQuestion({ id: 'q' })], answer: [anAnswer({ id: 'a', questionId: 'q' })] };

  test("[Q-17, AMB-19] the asker's own answer keeps a question open, another user's answer closes it", async () => {
    const backend = createTestBackend({ question: [aQuestion({ id: 'q', userId: 'asha' })] });
    const status = async () => (await backend.call(questions.one, id('q'))).status;
    await backend.call(questions.answer, { ...id('q'), ...text });
    expect(await status()).toBe('open');
    await backend.as('ravi').call(questions.answer, { ...id('q'), ...text });
    expect(await status()).toBe('answered');
    await backend.as('asha').call(questions.answer, { ...id('q'), ...text });
    expect(await status()).toBe('answered');
    expect((await backend.call(questions.one, id('q')))._count.answers).toBe(3);
  });

  test('[API-35, AMB-20] take one vote per user, which can be changed', async () => {
    const { call } = createTestBackend(rows);
    const vote = async (isHelpful: boolean) =>
      (await call(questions.voteAnswer, { params: { answerId: 'a' }, body: { isHelpful } })).votes;
    expect(await vote(true)).toEqual([{ userId: 'asha', isHelpful: true }]);
    expect(await vote(true)).toEqual([{ userId: 'asha', isHelpful: true }]);
    expect(await vote(false)).toEqual([{ userId: 'asha', isHelpful: false }]);
    expect((await call(questions.one, id('q'))).answers[0]?.votes).toHaveLength(1);
  });

  test('[AMB-20] cannot be voted on by their author', async () => {
    const backend = createTestBackend(rows).as('ravi');
    const attempt = backend.call(questions.voteAnswer, {
      params: { answerId: 'a' },
      body: { isHelpful: true },
    });
    expect(await errorOf(attempt)).toMatchObject({ status: 403 });
  });
});
