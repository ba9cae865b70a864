import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { MINUTE } from '../../src/shared/limits.ts';
import { newId } from '../db/newId.ts';
import { nextAction } from './simulatedActions.ts';
import { comments } from './texts/comments.ts';
import { prng } from '../../src/shared/prng.ts';
import { NOW, aPoll, aPost, aUser } from '../testing/factories.ts';
import { createWorld, startSimulator, writers } from '../testing/startSimulator.ts';

beforeEach(() => clock.set(NOW));
afterEach(() => clock.reset());

test('makes only calls that the backend accepts', async () => {
  const { db, simulator } = startSimulator();
  const answers: (number | undefined)[] = [];
  for (let step = 0; step < 200; step += 1) answers.push((await simulator.step())?.status);
  expect(new Set(answers.filter((status) => status !== undefined))).toEqual(new Set([200, 201]));
  expect(db.post.all().length).toBeGreaterThan(2);
  expect(db.question.all().length).toBeGreaterThan(0);
  expect(db.comment.all().length).toBeGreaterThan(0);
  const userIds = [...db.post.all().slice(2), ...db.comment.all(), ...db.like.all()].map(
    ({ userId }) => userId,
  );
  expect(new Set(userIds)).toEqual(new Set(Object.keys(writers)));
});

/** What is done in several visits of some actions each, without ids and dates. */
async function visit(visits: number, actions: number) {
  clock.freeze();
  clock.set(NOW);
  const world = createWorld();
  for (let count = 0; count < visits; count += 1) {
    clock.advance(5 * MINUTE);
    const { simulator } = startSimulator([], world);
    for (let step = 0; step < actions; step += 1) await simulator.step();
  }
  const done = world.log.actions.map(({ as, path, body }) => ({ as, path, body }));
  return { ...world, done };
}

test('goes on after a reload: other people, other texts, the same each time', async () => {
  const { db, done } = await visit(12, 5);
  const texts = [...db.post.all(), ...db.comment.all()].map(({ content }) => content);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(20);
  const openings = done.filter((_, index) => index % 5 === 0).map(({ as }) => as);
  expect(new Set(openings.slice(0, 6)).size).toBeGreaterThan(1);
  expect((await visit(12, 5)).done).toEqual(done);
});

test('likes and votes once every text is written, and never repeats one', async () => {
  const { simulator, db, log } = startSimulator();
  for (const content of Object.values(comments).flat()) {
    db.comment.insert({ id: newId('comment'), postId: 'ballot', userId: 'me', content, createdAt: NOW });
  }
  for (let step = 0; step < 250; step += 1) await simulator.step();
  const texts = [...db.post.all(), ...db.comment.all()].map(({ content }) => content);
  texts.push(...db.question.all().map(({ title }) => title));
  expect(new Set(texts).size).toBe(texts.length);
  const before = log.actions.length;
  db.post.insert(aPost({ id: 'new', userId: 'me', content: 'The last word.' }));
  for (let step = 0; step < 10; step += 1) await simulator.step();
  const after = log.actions.slice(before);
  expect(after.length).toBeGreaterThan(0);
  expect(after.every(({ path }) => /like$|vote$/.test(path))).toBe(true);
});

test('begins a visit with likes, a vote, a comment and a post', async () => {
  const { done } = await visit(1, 6);
  const kinds = ['like', 'vote', 'comments', 'like', 'posts', 'like'];
  expect(done.map(({ path }) => path.replace(/^.*\//, ''))).toEqual(kinds);
});

test.each([200, 500])('[LB-15] announces a climb only after its like succeeds: %i', async (status) => {
  const { db, simulator, faults, onRankUp } = startSimulator();
  for (let step = 0; step < 6; step += 1) await simulator.step();
  db.user.insert(aUser({ id: 'late', firstName: 'Asha' }));
  if (status === 500) faults.set('POST /api/posts/:id/like', 500);
  expect((await simulator.step())?.status).toBe(status);
  expect(onRankUp).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

test('likes and comments on the first posts that the page showed when it was loaded', async () => {
  const { simulator, db } = startSimulator();
  db.post.insert(aPost({ id: 'first', userId: 'me', createdAt: '2026-11-21T09:00:00.000Z' }));
  await simulator.step();
  db.post.insert(aPost({ id: 'unseen', userId: 'me', createdAt: '2026-11-21T10:00:30.000Z' }));
  await simulator.step();
  await simulator.step();
  await simulator.step();
  expect(db.comment.all().map(({ postId }) => postId)).toEqual(['first']);
  expect(db.like.all().map(({ postId }) => postId)).toEqual(['first', 'ballot']);
});

test('[NOTIF-07] a calm minute brings two or three events, most of them about the user', () => {
  const { db } = createWorld();
  db.post.insert(aPost({ id: 'theirs', userId: 'kiran', createdAt: '2026-11-21T09:00:00.000Z' }));
  db.poll.insert(aPoll({ id: 'other', postId: 'theirs' }));
  const random = prng(5);
  const turn = { db, now: clock.now(), since: clock.now(), random, currentUserId: 'me', turn: 9 };
  const done = Array.from({ length: 2000 }, () => nextAction(turn));
  const isAboutUser = (id = ''): boolean => db.post.get(id)?.userId === 'me';
  const perMinute = (count: number): number => (count / done.length) * (60 / 6.5);
  const announced = done.filter((action) => action?.endpoint.path.match(/posts$|questions$|vote$/));
  const reactions = done.filter((action) => action?.id !== 'other' && isAboutUser(action?.id));
  expect(perMinute(announced.length)).toBeGreaterThan(0.8);
  expect(perMinute(announced.length)).toBeLessThan(1.3);
  expect(perMinute(reactions.length)).toBeGreaterThan(1.3);
});

test('posts nothing at first if somebody has just posted', async () => {
  const { simulator, db } = startSimulator();
  db.post.insert(aPost({ id: 'fresh', userId: 'me', createdAt: NOW }));
  for (let step = 0; step < 5; step += 1) await simulator.step();
  expect(db.post.all().map(({ id }) => id)).toContain('fresh');
  expect(db.post.all()).toHaveLength(3);
});

test('repeats its actions with the same random seed', () => {
  const { db } = startSimulator();
  const now = clock.now();
  const actions = () => {
    const random = prng(3);
    return Array.from({ length: 20 }, (_, turn) =>
      nextAction({ db, now, since: now, random, currentUserId: 'me', turn }),
    );
  };
  expect(actions()).toEqual(actions());
});
