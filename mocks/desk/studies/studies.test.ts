import { expect, test } from 'vitest';
import { createDatabase } from '../../db/Database.ts';
import { aDataset, aPost } from '../../testing/factories.ts';
import { addResults, durationText, parseResults, resultsCsv, tableOf } from './mergeResults.ts';
import { type StudyResults, beginTask, endTask, newRun, toResults } from './studyRun.ts';
import { type Task, foundFor, isDone } from './tasks.ts';

const at = '2026-11-22T16:17:00.000Z';
const saving: Task = { kind: 'save-place', about: 'spiti', text: 'Save a place in Spiti.' };

test('detects from the data that a task was done, ignoring rows from before', () => {
  const db = createDatabase();
  const posts = [
    aPost({ id: 'spiti', userId: 'ravi', destination: 'Spiti Valley, India' }),
    aPost({ id: 'goa', userId: 'ravi', destination: 'Goa, India' }),
  ];
  const saved = { id: 'old:asha', postId: 'spiti', userId: 'asha', createdAt: at };
  db.load(aDataset({ post: posts, bookmark: [saved] }));
  const before = foundFor(db, 'asha', saving);
  expect(before).toEqual(['old:asha']);
  db.bookmark.insert({ id: 'goa:asha', postId: 'goa', userId: 'asha', createdAt: at });
  db.bookmark.insert({ id: 'spiti:ravi', postId: 'spiti', userId: 'ravi', createdAt: at });
  expect(isDone(db, 'asha', saving, before)).toBe(false);
  db.bookmark.insert({ id: 'spiti:asha', postId: 'spiti', userId: 'asha', createdAt: at });
  expect(isDone(db, 'asha', saving, before)).toBe(true);
});

const study = { title: 'First steps', tasks: [saving, { kind: 'vote' as const, text: 'Vote.' }] };

test('times each task from its start, and includes those given up', () => {
  const began = beginTask({ ...newRun(study), participant: 'Mira' }, Date.parse(at), []);
  const second = beginTask(endTask(began, Date.parse(at) + 41_260, 'done'), Date.parse(at) + 60_000, []);
  expect(toResults(endTask(second, Date.parse(at) + 90_000, 'given up'))).toEqual({
    study: 'First steps',
    participant: 'Mira',
    begun: at,
    results: [
      { task: 'Save a place in Spiti.', outcome: 'done', seconds: 41.3 },
      { task: 'Vote.', outcome: 'given up', seconds: 30 },
    ],
  });
});

const results = (participant: string, seconds: number | null): StudyResults => ({
  study: 'First steps',
  participant,
  begun: at,
  results: [{ task: 'Vote.', outcome: seconds === null ? 'given up' : 'done', seconds: seconds ?? 9 }],
});

test('merges several files into one table, and the same file twice into one column', () => {
  const list = addResults(
    [results('Mira', 20)],
    [results('Tom', 40), results('Ana', null), results('Mira', 20)],
  );
  const rows = tableOf(list);
  expect(rows[0]?.people.map(({ name }) => name)).toEqual(['Mira', 'Tom', 'Ana']);
  expect(rows).toMatchObject([{ task: 'Vote.', done: 2, asked: 3, median: 30 }]);
  expect(resultsCsv(list)).toContain('"First steps","Ana","2026-11-22T16:17:00.000Z","Vote.","given up","9"');
  expect(durationText(185.4)).toBe('3 min 5 s');
});

test('reads its own file, and refuses another one', () => {
  expect(parseResults(JSON.stringify(results('Mira', 20)))).toEqual(results('Mira', 20));
  expect(() => parseResults('{"version": 1}')).toThrow('holds no results');
});
