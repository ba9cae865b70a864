import { expect, test } from 'vitest';
import { createDatabase } from '../../db/Database.ts';
import { aDataset, aLikeOrBookmark, aPost, anAward } from '../../testing/factories.ts';
import { describeDifferences, describeActions } from './describeFutures.ts';

const post = aPost({ id: 'p', userId: 'ravi', type: 'story' });
const world = (rows: Parameters<typeof aDataset>[0]) => {
  const db = createDatabase();
  db.load(aDataset({ post: [post], ...rows }));
  return db;
};
const liked = world({
  like: [aLikeOrBookmark({ postId: 'p', userId: 'asha' })],
  award: [anAward({ userId: 'asha', points: 1 })],
});
const untouched = world({});
const asha = liked.user.get('asha')?.firstName;
const ravi = liked.user.get('ravi')?.firstName;

test('describes the actions of each future, by their final result', () => {
  const like = { id: '1-1', at: '', as: 'asha', method: 'POST', path: '/api/posts/p/like', body: undefined };
  const log = [like, { ...like, id: '1-2' }].map((entry) => ({ ...entry, status: 200 }));
  expect(describeActions(liked, log)).toEqual([`${asha} liked ${ravi}’s story`]);
  expect(describeActions(untouched, log)).toEqual([`${asha} unliked ${ravi}’s story`]);
});

test('describes differing counts in pairs', () => {
  expect(describeDifferences(liked, untouched, 'asha')).toEqual([
    [`${asha} has 1 point, level 1`, `${ravi}’s story has 1 like`],
    [`${asha} has 0 points, level 1`, `${ravi}’s story has 0 likes`],
  ]);
  expect(describeDifferences(liked, liked, 'ravi')).toEqual([
    [`${ravi} has 0 points, level 1`],
    [`${ravi} has 0 points, level 1`],
  ]);
});
