import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { createDatabase } from '../db/Database.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import { nextAction } from './simulatedActions.ts';
import { createSimulator } from '../live/simulator.ts';
import { prng } from '../../src/shared/prng.ts';
import { createMemorySession } from '../http/session.ts';
import { NOW, aDataset, aDestination, aPoll, aPost, aUser } from '../testing/factories.ts';

beforeEach(() => clock.set(NOW));
afterEach(() => {
  clock.reset();
  vi.useRealTimers();
});

function start(signals: AbortSignal[] = []) {
  const db = createDatabase();
  db.load(
    aDataset({
      user: ['guest_user_001', 'traveller_003', 'me', 'kiran', 'noor'].map((id) => aUser({ id })),
      post: [aPost({ id: 'story', userId: 'me' }), aPost({ id: 'ballot', userId: 'me', type: 'poll' })],
      poll: [aPoll({ id: 'poll', postId: 'ballot' })],
      destination: [aDestination({ name: 'Ziro', country: 'India' })],
    }),
  );
  const changedPosts: string[] = [];
  let ids = 0;
  const deps = {
    db,
    now: clock.now,
    newId: (prefix: string) => `${prefix}_${++ids}`,
    savePicture: () => Promise.reject(new Error('Nobody uploads')),
    publish: () => undefined,
    faults: createFaults(),
    resolvePictureUrls: (json: string) => Promise.resolve(json),
  };
  const simulator = createSimulator({
    db,
    now: clock.now,
    seed: 7,
    currentUserId: () => 'me',
    handlersFor: (userId) => createHandlers({ ...deps, session: createMemorySession(userId) }),
    origin: 'http://demo.test',
    electLeader: (work, until) => {
      signals.push(until);
      return work(until);
    },
    onPostChanged: (postId) => void changedPosts.push(postId),
  });
  return { db, simulator, changedPosts };
}

test('makes only calls that the backend accepts', async () => {
  const { db, simulator } = start();
  const answers: (number | undefined)[] = [];
  for (let step = 0; step < 200; step += 1) answers.push((await simulator.step())?.status);
  expect(new Set(answers.filter((status) => status !== undefined))).toEqual(new Set([200, 201]));
  expect(db.post.all().length).toBeGreaterThan(2);
  expect(db.question.all().length).toBeGreaterThan(0);
  expect(db.comment.all().length).toBeGreaterThan(0);
  expect(JSON.stringify([db.post.all(), db.question.all()])).not.toContain('{place}');
  const userIds = [...db.post.all().slice(2), ...db.comment.all(), ...db.like.all()].map(
    ({ userId }) => userId,
  );
  expect(new Set(userIds)).toEqual(new Set(['kiran', 'noor']));
});

test('repeats its actions with the same random seed', () => {
  const { db } = start();
  const now = clock.now();
  const actions = () => {
    const random = prng(3);
    return Array.from({ length: 20 }, (_, turn) =>
      nextAction({ db, now, random, currentUserId: 'me', turn }),
    );
  };
  expect(actions()).toEqual(actions());
});

test('does nothing if there is no other user', () => {
  const db = createDatabase();
  db.load(aDataset({ user: [aUser({ id: 'me' })] }));
  const turn = { db, now: clock.now(), random: prng(1), currentUserId: 'me', turn: 0 };
  expect(nextAction(turn)).toBeNull();
});

test('likes a post in view and posts something within the first 6 seconds', async () => {
  vi.useFakeTimers();
  const { db, simulator, changedPosts } = start();
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(db.like.all()).toHaveLength(1);
  expect(changedPosts).toEqual(db.like.all().map(({ postId }) => postId));
  await vi.advanceTimersByTimeAsync(2000);
  expect(db.post.all()).toHaveLength(3);
});

test('keeps running while it is switched on', async () => {
  vi.useFakeTimers();
  const { db, simulator } = start();
  const changed = vi.fn<() => void>();
  db.onChange(changed);
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(changed.mock.calls.length).toBeGreaterThan(10);
  simulator.simulate(false);
  const before = changed.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(changed).toHaveBeenCalledTimes(before);
});

test('does not leak listeners after its pauses', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const { simulator } = start(signals);
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(21 * 60_000);
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([1]);
  simulator.simulate(false);
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0]);
});
