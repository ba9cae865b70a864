import { expect, test } from 'vitest';
import { type Database, createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { hashRows } from '../world/hashRows.ts';
import { buildSeed } from './buildSeed.ts';
import { atOnce } from '../world/steps.ts';
import { addDeferredColumnsInSteps } from './addDeferredColumnsInSteps.ts';
import { datasetAt } from './datasetAt.ts';
import { pack, unpack } from './pack.ts';
import { joinSeed, splitSeed } from './splitSeed.ts';

const EPOCH = Date.parse('2026-11-20T12:00:00Z');
const packed = pack(buildSeed());
const { initial, deferred } = splitSeed(packed);
const complete = datasetAt(unpack(packed), EPOCH);
const partial = datasetAt(unpack(initial), EPOCH);

function databaseWith(dataset: Dataset): Database {
  const db = createDatabase();
  db.load(dataset);
  return db;
}

test('[SHIP-07] both parts together are the seed', () => {
  expect(joinSeed(initial, deferred)).toEqual(packed);
});

test('[SHIP-07] the first part has the same users, posts, likes and awards', () => {
  expect(partial.user).toEqual(complete.user);
  expect(partial.like).toEqual(complete.like);
  expect(partial.award).toEqual(complete.award);
  expect(partial.post.map(({ id }) => id)).toEqual(complete.post.map(({ id }) => id));
  expect(JSON.stringify(initial).length).toBeLessThan(JSON.stringify(packed).length * 0.65);
});

test('[SHIP-07] rows completed later are those of the whole seed, in the same order', () => {
  const db = databaseWith(partial);
  atOnce(addDeferredColumnsInSteps(db, partial, complete));
  expect(db.dump()).toEqual(databaseWith(complete).dump());
});

test('[SHIP-06] a write before the rest of the seed is loaded is kept', () => {
  const [post] = complete.post;
  const like = {
    id: 'new',
    postId: post?.id ?? '',
    userId: 'traveller_001',
    createdAt: post?.createdAt ?? '',
  };
  const [db, expected] = [databaseWith(partial), databaseWith(complete)];
  for (const each of [db, expected]) {
    each.like.insert(like);
    each.post.patch(like.postId, { ...post, content: 'Changed in another tab' });
  }
  atOnce(addDeferredColumnsInSteps(db, partial, complete));
  expect(hashRows(db.dump())).toBe(hashRows(expected.dump()));
});
