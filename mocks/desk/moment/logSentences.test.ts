import { expect, test } from 'vitest';
import { createDatabase } from '../../db/Database.ts';
import { aDataset, aPost } from '../../testing/factories.ts';
import { logSentence } from './logSentences.ts';

const db = createDatabase();
db.load(aDataset({ post: [aPost({ id: 'p', userId: 'ravi', type: 'story' })] }));
const entry = { as: 'asha', body: undefined, changes: [] };

test('describes actions in plain words', () => {
  const like = { ...entry, method: 'POST', path: '/api/posts/p/like' };
  const [asha, ravi] = ['asha', 'ravi'].map((id) => db.user.get(id)?.firstName);
  const row = { id: 'p:asha', postId: 'p', userId: 'asha', createdAt: '2026-11-22T16:17:00.000Z' };
  expect(logSentence(db, { ...like, changes: [{ table: 'like', id: row.id, row }] })).toBe(
    `${asha} liked ${ravi}’s story`,
  );
  expect(logSentence(db, { ...like, changes: [{ table: 'like', id: row.id, row: null }] })).toBe(
    `${asha} unliked ${ravi}’s story`,
  );
  const added = { ...entry, method: 'POST', path: '/api/travel-todos', body: { destination: 'Majuli' } };
  expect(logSentence(db, added)).toBe(`${asha} added Majuli to the list`);
  expect(logSentence(db, { ...entry, method: 'POST', path: '/api/nothing' })).toBe(
    `${asha} did something else`,
  );
});
