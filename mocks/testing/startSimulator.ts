import { vi } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { createDatabase } from '../db/Database.ts';
import { newId } from '../db/newId.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import { createMemorySession } from '../http/session.ts';
import { createSimulator } from '../live/simulator.ts';
import { ActionLog, createActions } from '../world/ActionLog.ts';
import { aDataset, aDestination, aPoll, aPost, aUser } from './factories.ts';

/** First names of the simulated travelers by id; the last one has two names. */
export const writers = { kiran: 'Noor', nima: 'Jack', tenzin: 'Sameer', asif: 'Imran Lone' };
/** Data with a story and a poll of the user `me`, and travelers who can write. */
export const createWorld = () => {
  const db = createDatabase();
  db.load(
    aDataset({
      user: [
        ...['guest_user_001', 'traveller_003', 'me'].map((id) => aUser({ id })),
        ...Object.entries(writers).map(([id, name]) => aUser({ id, firstName: name, lastName: null })),
      ],
      post: [
        aPost({ id: 'story', userId: 'me' }),
        aPost({ id: 'ballot', userId: 'me', type: 'poll', content: 'Bus or train?' }),
      ],
      poll: [aPoll({ id: 'poll', postId: 'ballot' })],
      destination: [aDestination({ name: 'Ziro', country: 'India' })],
    }),
  );
  return { db, log: new ActionLog() };
};

/** Starts a page's simulator over a world, which may have been visited before. */
export function startSimulator(signals: AbortSignal[] = [], { db, log } = createWorld()) {
  const changedPosts: string[] = [];
  const onRankUp = vi.fn<() => void>();
  const isBackendDown = vi.fn<() => boolean>(() => false);
  const deps = {
    db,
    now: clock.now,
    newId,
    savePicture: () => Promise.reject(new Error('Nobody uploads')),
    publish: () => undefined,
    faults: createFaults(),
    resolvePictureUrls: (json: string) => Promise.resolve(json),
    beginAction: createActions(log, () => log.takeId('s')),
  };
  const simulator = createSimulator({
    db,
    now: clock.now,
    seed: 7,
    writes: () => log.actions.length,
    currentUserId: () => 'me',
    isBackendDown,
    handlersFor: (userId) => createHandlers({ ...deps, session: createMemorySession(userId) }),
    origin: 'http://demo.test',
    electLeader: (work, until) => {
      signals.push(until);
      return work(until);
    },
    onPostChanged: (postId) => void changedPosts.push(postId),
    onRankUp,
  });
  return { db, log, simulator, changedPosts, onRankUp, isBackendDown, faults: deps.faults };
}
