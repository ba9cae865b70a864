import { expect, test } from 'vitest';
import { createDatabase } from '../../db/Database.ts';
import { aDataset } from '../../testing/factories.ts';
import { describeSteps } from './useUndo.ts';

const db = createDatabase();
db.load(aDataset());
const action = {
  id: 'a1',
  seq: 1,
  status: 201,
  at: '2026-11-22T16:17:00.000Z',
  as: 'asha',
  method: 'POST' as const,
  path: '/api/travel-todos',
  body: { destination: 'Majuli' },
  changes: [],
};

test('says what an undo takes back, and how much else', () => {
  const name = db.user.get('asha')?.firstName;
  expect(describeSteps(db, [])).toBe('');
  expect(describeSteps(db, [action])).toBe(`${name} added Majuli to the list`);
  expect(describeSteps(db, [action, action])).toBe(`${name} added Majuli to the list and 1 more action`);
  expect(describeSteps(db, [action, action, action])).toMatch(/ and 2 more actions$/);
});
