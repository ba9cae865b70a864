import { expect, test } from 'vitest';
import { prng } from '../../src/shared/prng.ts';
import { createDatabase } from '../db/Database.ts';
import { NOW, aDataset, aDestination, aLikeOrBookmark, aPost, aUser, anAward } from '../testing/factories.ts';
import { rankUpNotification, nextAction } from './simulatedActions.ts';

test('[LB-15] moves somebody up on the leaderboard within the first minute, and announces it', async () => {
  const db = createDatabase();
  const users = ['me', 'nima', 'kiran', 'asif', 'tenzin'].map((id) => aUser({ id }));
  const post = aPost({ id: 'story', userId: 'me', createdAt: '2026-11-21T09:00:00.000Z' });
  db.load(aDataset({ user: users, post: [post], destination: [aDestination({ name: 'Ziro' })] }));
  const points = { nima: 50, kiran: 49, asif: 20, tenzin: 10 };
  for (const [userId, total] of Object.entries(points)) db.award.insert(anAward({ userId, points: total }));
  // Of two with equal points, whoever joined earlier is ahead.
  db.user.patch('kiran', { createdAt: '2020-01-01T00:00:00.000Z' });
  const now = Date.parse(NOW);
  const turn = { db, now, since: now, random: prng(1), currentUserId: 'me', turn: 6 };
  expect(nextAction(turn)).toMatchObject({ userId: 'kiran', ranksUp: true });
  db.like.insert(aLikeOrBookmark({ id: 'story:kiran', postId: 'story', userId: 'kiran' }));
  expect(nextAction(turn)).not.toHaveProperty('ranksUp');
  expect(rankUpNotification(db, 'kiran')).toMatchObject({ about: 'moved up to number 2 on the leaderboard' });
});

test('does nothing if there is no other user', () => {
  const db = createDatabase();
  db.load(aDataset({ user: [aUser({ id: 'me' })] }));
  const turn = {
    db,
    now: Date.parse(NOW),
    since: Date.parse(NOW),
    random: prng(1),
    currentUserId: 'me',
    turn: 0,
  };
  expect(nextAction(turn)).toBeNull();
});
