import { expect, test } from 'vitest';
import { NewQuestion } from '../../contract/schemas/questions.ts';
import { EMPTY_QUESTION, validateQuestion, searchQuestions } from './questionForm.ts';

const FULL = { ...EMPTY_QUESTION, title: 'Idli', content: 'Where?', destination: 'Hampi', country: 'India' };

test.each(['title', 'content', 'destination'] as const)('[ASK-21, ASK-23] requires %s', (field) => {
  expect(validateQuestion({ ...FULL, [field]: '   ' })).toBe(
    'Please fill in title, question details, and destination.',
  );
});

test('[ASK-22] has a separate message for a missing country', () => {
  expect(validateQuestion({ ...FULL, country: ' ' })).toBe(
    'Please specify the country for your destination.',
  );
  expect(validateQuestion(FULL)).toBeNull();
});

test('[ASK-24] starts with general and normal', () => {
  expect(EMPTY_QUESTION).toMatchObject({ category: 'general', urgency: 'normal' });
});

test('trims texts and keeps choices', () => {
  expect(NewQuestion.parse({ ...FULL, title: ' Idli ' })).toEqual(FULL);
});

test('[ASK-12, AMB-04] searches title, content, destination and country', () => {
  const question = {
    ...FULL,
    id: 'q',
    status: 'open',
    createdAt: '2026-11-21T00:00:00Z',
    _count: { answers: 0 },
    asker: { id: 'a', firstName: null, lastName: null, profileImageUrl: null },
  };
  for (const wanted of ['IDLI', ' where', 'hamp', 'india']) {
    expect(searchQuestions([question], wanted)).toHaveLength(1);
  }
  expect(searchQuestions([question], 'Oslo')).toHaveLength(0);
});
