import { CATEGORIES, URGENCIES } from '../../src/shared/enums.ts';
import type { Random } from '../../src/shared/prng.ts';
import type { Dataset } from '../db/rows.ts';

/** A random write that is possible in a world with these rows; a few are refused, as in real use. */
export interface RandomWrite {
  as: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  isForm?: boolean;
}

const PEOPLE = ['guest_user_001', 'traveller_001', 'traveller_002', 'traveller_003', 'traveller_004'];
const WORDS =
  'slow night train early ferry warm bread cheap room long walk quiet beach old market hill tea'.split(' ');

const pick = <V>(random: Random, values: readonly V[]): V => {
  const value = values[Math.floor(random(0, values.length))];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};
const sentence = (random: Random): string =>
  Array.from({ length: Math.floor(random(2, 6)) }, () => pick(random, WORDS)).join(' ');

type Make = (rows: Dataset, random: Random) => Omit<RandomWrite, 'as'>;
const post = (path: string, body?: Record<string, unknown>): Omit<RandomWrite, 'as'> =>
  body ? { method: 'POST', path, body } : { method: 'POST', path };

const makes: readonly Make[] = [
  (rows, random) => post(`/api/posts/${pick(random, rows.post).id}/like`),
  (rows, random) => post(`/api/posts/${pick(random, rows.post).id}/bookmark`),
  (rows, random) => post(`/api/posts/${pick(random, rows.post).id}/comments`, { content: sentence(random) }),
  (rows, random) =>
    post(`/api/polls/${pick(random, rows.poll).id}/vote`, { optionIndex: Math.floor(random(0, 3)) }),
  (_, random) => ({ ...post('/api/posts', { type: 'story', content: sentence(random) }), isForm: true }),
  (_, random) => ({
    ...post('/api/posts', {
      type: 'poll',
      content: sentence(random),
      pollOptions: ['Yes', sentence(random)],
    }),
    isForm: true,
  }),
  (_, random) => post('/api/travel-todos', { destination: sentence(random) }),
  (rows, random) => ({ method: 'PATCH', path: `/api/travel-todos/${pick(random, rows.todo).id}/visited` }),
  (rows, random) => ({ method: 'DELETE', path: `/api/travel-todos/${pick(random, rows.todo).id}` }),
  (_, random) =>
    post('/api/local-questions', {
      title: sentence(random),
      content: sentence(random),
      destination: 'Hampi',
      country: 'India',
      category: pick(random, CATEGORIES),
      urgency: pick(random, URGENCIES),
    }),
  (rows, random) =>
    post(`/api/local-questions/${pick(random, rows.question).id}/answers`, { content: sentence(random) }),
  (rows, random) =>
    post(`/api/local-answers/${pick(random, rows.answer).id}/vote`, { isHelpful: random(0, 1) < 0.5 }),
  (_, random) => ({ method: 'PATCH', path: '/api/auth/user', body: { bio: sentence(random) } }),
];

export const randomWrite = (rows: Dataset, random: Random): RandomWrite => ({
  as: pick(random, PEOPLE),
  ...pick(random, makes)(rows, random),
});

/** The write as fetch options. */
export function toInit({ method, body, isForm }: RandomWrite): RequestInit {
  if (!body) return { method };
  if (!isForm) return { method, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  return { method, body: form };
}
