import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { createDatabase } from '../db/Database.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import { nextAction } from './simulatedActions.ts';
import { createSimulator } from '../live/simulator.ts';
import { prng } from '../../src/shared/prng.ts';
import { createSession } from '../http/session.ts';
import { NOW, aDataset, aDestination, aPoll, aPost, aUser } from '../testing/factories.ts';

beforeEach(() => clock.set(NOW));
afterEach(() => {
  clock.reset();
  vi.useRealTimers();
});

function startWorld() {
  const db = createDatabase();
  db.load(
    aDataset({
      user: ['guest_user_001', 'traveller_003', 'me', 'kiran', 'noor'].map((id) => aUser({ id })),
      post: [aPost({ id: 'story', userId: 'me' }), aPost({ id: 'ballot', userId: 'me', type: 'poll' })],
      poll: [aPoll({ id: 'poll', postId: 'ballot' })],
      destination: [aDestination({ name: 'Ziro', country: 'India' })],
    }),
  );
  let actor = '';
  let ids = 0;
  const handlers = createHandlers({
    db,
    now: clock.now,
    newId: (prefix) => `${prefix}_${++ids}`,
    keep: () => Promise.reject(new Error('Nobody uploads')),
    publish: () => undefined,
    session: createSession({ read: () => actor, write: () => undefined }),
    faults: createFaults(),
    withAddresses: (json) => Promise.resolve(json),
  });
  const simulator = createSimulator({
    db,
    now: clock.now,
    random: prng(7),
    viewerId: () => 'me',
    handlersFor(userId) {
      actor = userId;
      return handlers;
    },
    origin: 'http://demo.test',
    aside: (work) => work(),
    lead: (work, until) => work(until),
  });
  return { db, simulator };
}

test('every action of other travellers is one that the backend accepts', async () => {
  const { db, simulator } = startWorld();
  const answers: (number | undefined)[] = [];
  for (let step = 0; step < 60; step += 1) answers.push((await simulator.step())?.status);
  expect(new Set(answers.filter((status) => status !== undefined))).toEqual(new Set([200, 201]));
  expect(db.post.all().length).toBeGreaterThan(2);
  expect(db.question.all().length).toBeGreaterThan(0);
  expect(db.comment.all().length).toBeGreaterThan(0);
  expect(JSON.stringify([db.post.all(), db.question.all()])).not.toContain('{place}');
  const doers = [...db.post.all().slice(2), ...db.comment.all(), ...db.like.all()].map(
    ({ userId }) => userId,
  );
  expect(new Set(doers)).toEqual(new Set(['kiran', 'noor']));
});

test('the same seed tells the same visit', () => {
  const { db } = startWorld();
  const now = clock.now();
  const visit = () => {
    const random = prng(3);
    return Array.from({ length: 20 }, () => nextAction(db, now, random, 'me'));
  };
  expect(visit()).toEqual(visit());
});

test('nothing happens where there is nobody else', () => {
  const db = createDatabase();
  db.load(aDataset({ user: [aUser({ id: 'me' })] }));
  expect(nextAction(db, clock.now(), prng(1), 'me')).toBeNull();
});

test('the first event comes within 20 to 40 seconds, and none after it is switched off', async () => {
  vi.useFakeTimers();
  const { db, simulator } = startWorld();
  const seen = vi.fn<() => void>();
  db.onChange(seen);
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(seen).toHaveBeenCalled();
  simulator.simulate(false);
  const before = seen.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(seen).toHaveBeenCalledTimes(before);
});
