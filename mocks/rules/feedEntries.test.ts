import { expect, test } from 'vitest';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { aComment, aDataset, aLikeOrBookmark, aPoll, aPost, aQuestion } from '../testing/factories.ts';
import { entryDate, feedEntries } from './feedEntries.ts';

const day = (date: number): string => `2026-11-0${date}T08:00:00.000Z`;
function filled(rows: Partial<Dataset>) {
  const db = createDatabase();
  db.load(aDataset(rows));
  return db;
}
const idsOf = (db: ReturnType<typeof filled>, filter?: string): string[] =>
  feedEntries(db, filter).map((entry) =>
    entry.kind === 'post' ? entry.post.id : entry.kind === 'poll' ? entry.poll.id : entry.question.id,
  );
const rows = () => ({
  post: [
    aPost({ id: 'story', createdAt: day(1) }),
    aPost({ id: 'tip', type: 'tip', createdAt: day(2) }),
    aPost({ id: 'asking', type: 'question', createdAt: day(3) }),
    aPost({ id: 'ballot', type: 'poll', createdAt: day(5) }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot' })],
  question: [aQuestion({ id: 'local', createdAt: day(4) })],
});

test('[API-14, API-15, API-16, AMB-10, AMB-11, AMB-63] lists the entries of each filter, newest first', () => {
  const db = filled(rows());
  const all = ['poll', 'local', 'asking', 'tip', 'story'];
  expect([idsOf(db), idsOf(db, 'recent'), idsOf(db, 'no such filter')]).toEqual([all, all, all]);
  expect(idsOf(db, 'polls')).toEqual(['poll']);
  expect(idsOf(db, 'questions')).toEqual(['local', 'asking']);
  expect(idsOf(db, 'stories')).toEqual(['story']);
  expect(idsOf(db, 'tips')).toEqual(['tip']);
  expect(feedEntries(db, 'polls').map(({ createdAt }) => createdAt)).toEqual([day(5)]);
});

test('[API-14, AMB-11] lists posts by likes and comments, ties newest first', () => {
  const db = filled(rows());
  expect(idsOf(db, 'popular')).toEqual(['poll', 'asking', 'tip', 'story']);
  db.like.insert(aLikeOrBookmark({ postId: 'tip', userId: 'asha' }));
  db.like.insert(aLikeOrBookmark({ postId: 'tip', userId: 'ravi' }));
  db.comment.insert(aComment({ postId: 'tip' }));
  db.comment.insert(aComment({ postId: 'story' }));
  db.like.insert(aLikeOrBookmark({ postId: 'ballot', userId: 'asha' }));
  expect(idsOf(db, 'popular')).toEqual(['tip', 'poll', 'story', 'asking']);
});

test('[API-14, CRE-12] lists new entries immediately', () => {
  const db = filled(rows());
  expect([idsOf(db), idsOf(db, 'tips'), idsOf(db, 'popular')].map((ids) => ids[0])).toEqual([
    'poll',
    'tip',
    'poll',
  ]);
  db.post.insert(aPost({ id: 'latest', type: 'tip', createdAt: day(6) }));
  expect([idsOf(db), idsOf(db, 'tips'), idsOf(db, 'popular')].map((ids) => ids[0])).toEqual([
    'latest',
    'latest',
    'latest',
  ]);
  db.question.insert(aQuestion({ id: 'newest', createdAt: day(7) }));
  expect(idsOf(db, 'questions')[0]).toBe('newest');
});

test('[CRE-12, AMB-80] dates an entry a millisecond after any post or question with the same timestamp', () => {
  const at = (millisecond: number): string => `2026-11-21T10:00:00.00${millisecond}Z`;
  const db = filled({
    post: [aPost({ createdAt: at(0) })],
    question: [aQuestion({ createdAt: at(1) }), aQuestion({ createdAt: at(5) })],
  });
  expect(entryDate(db, Date.parse(at(0)))).toBe(at(2));
  expect(entryDate(db, Date.parse(at(4)))).toBe(at(4));
});
