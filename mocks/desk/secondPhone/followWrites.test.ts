import { expect, test } from 'vitest';
import type { PartialChange } from '../../../src/shared/windowEvents.ts';
import { createMemorySession } from '../../http/session.ts';
import { type Action, ActionLog } from '../../world/ActionLog.ts';
import { followWrites } from './followWrites.ts';

const anAction = (as: string, path: string): Action => ({
  id: `${as}-1`,
  seq: 1,
  at: '2026-11-23T10:00:00.000Z',
  as,
  method: 'POST',
  path,
  status: 200,
  changes: [],
});

test('[DATA-01] a phone refreshes the post, points and leaderboard after a write on the other one', () => {
  const log = new ActionLog();
  const changes: PartialChange[] = [];
  const session = createMemorySession('asha');
  const stop = followWrites({
    log,
    session,
    notifyApp: (change) => void (typeof change === 'object' && changes.push(change)),
  });
  log.receive(anAction('ravi', '/api/posts/p1/like'));
  expect(changes).toMatchObject([{ postId: 'p1' }]);
  expect(changes[0]?.stale).toContainEqual(['leaderboard', 'list']);
  expect(changes[0]?.stale).toContainEqual(['users', 'stats']);
  // New posts wait for 'Refresh' on both phones, but the answers of a question are counted in the feed.
  expect(changes[0]?.stale).not.toContainEqual(['feed', 'page']);
  log.receive(anAction('ravi', '/api/local-questions/q1/answers'));
  expect(changes[1]?.stale).toContainEqual(['feed', 'page']);
  log.receive(anAction('asha', '/api/posts/p1/like'));
  stop();
  log.receive(anAction('ravi', '/api/posts/p2/like'));
  expect(changes).toHaveLength(2);
});
