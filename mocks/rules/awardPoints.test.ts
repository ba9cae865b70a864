import { expect, test } from 'vitest';
import { POINTS } from '../../src/shared/limits.ts';
import { createDatabase } from '../db/Database.ts';
import { aPost, aQuestion, aUser } from '../testing/factories.ts';
import { type Award, awardFor, awardPoints, awardRow } from './awardPoints.ts';

const story = aPost({ id: 'story' });
const asking = aPost({ id: 'asking', type: 'question' });
const question = aQuestion({ id: 'bags' });
const createdAt = '2026-11-21T10:00:00.000Z';
const row = (award: Award) => award && awardRow(award, { userId: 'asha', createdAt, newId: () => 'fresh' });

test.each([
  ['[PTS-01] a post', () => awardFor.post(), 'fresh', 2],
  ['[PTS-02] a question', () => awardFor.question(), 'fresh', 2],
  ['[PTS-03] a comment', () => awardFor.comment('asha', story), 'fresh', 1],
  ["[PTS-03] a comment on one's own post", () => awardFor.comment('ravi', story), 'fresh', 1],
  ['[PTS-04, AMB-09] a like', () => awardFor.like('asha', story), 'asha:like:story', 1],
  ['[PTS-05] a vote', () => awardFor.pollVote('poll'), 'asha:poll-vote:poll', 1],
  ['[PTS-06, AMB-07] an answer to a question post', () => awardFor.comment('asha', asking), 'fresh', 3],
  ['[PTS-07] a local answer', () => awardFor.answer('asha', question), 'fresh', 4],
  ['[PTS-08, AMB-25] a place', () => awardFor.visit('  LEH '), 'asha:visit-place:leh', 5],
])('%s earns what it is worth', (_, awardOf, id, points) => {
  const award = awardOf();
  expect(row(award)).toEqual({ id, userId: 'asha', kind: award?.kind, points, createdAt });
});

test('[AMB-21] likes, and answers to your own questions, earn nothing', () => {
  expect(awardFor.like('ravi', story)).toBeNull();
  expect(awardFor.comment('ravi', asking)).toBeNull();
  expect(awardFor.answer('ravi', question)).toBeNull();
});

test('[PTS-15, PTS-18, PTS-19] writes an award with a subject to the ledger once, and any other award each time', () => {
  const db = createDatabase();
  let made = 0;
  const context = {
    db,
    now: () => Date.parse(createdAt),
    newId: (prefix: string) => `${prefix}_${++made}`,
    requireUser: () => aUser({ id: 'asha' }),
  };
  const like = awardFor.like('asha', story);
  for (const award of [like, null, awardFor.post(), like, awardFor.post()]) awardPoints(context, award);
  awardPoints(
    { ...context, pointsPerAward: () => ({ ...POINTS, answer: 7 }) },
    awardFor.comment('asha', asking),
  );
  const { award } = db.dump();
  expect(award).toEqual([
    { id: 'asha:like:story', userId: 'asha', kind: 'like', points: 1, createdAt },
    { id: 'award_1', userId: 'asha', kind: 'create-post', points: 2, createdAt },
    { id: 'award_2', userId: 'asha', kind: 'create-post', points: 2, createdAt },
    { id: 'award_3', userId: 'asha', kind: 'answer', points: 7, createdAt },
  ]);
});
