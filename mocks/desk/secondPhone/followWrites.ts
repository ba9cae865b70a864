import { endpoints } from '../../../src/contract/endpoints.ts';
import type { PartialChange } from '../../../src/shared/windowEvents.ts';
import type { Backend } from '../../createBackend.ts';
import type { Action } from '../../world/ActionLog.ts';

/** Reads with their own way of showing a change: news waits for 'Refresh', and a post is replaced in place. */
const REFRESHED_SEPARATELY: ReadonlySet<object> = new Set([endpoints.feed.page, endpoints.posts.one]);

const reads = Object.entries(endpoints).flatMap(([resource, group]) =>
  Object.entries(group)
    .filter(([, endpoint]) => endpoint.method === 'GET' && !REFRESHED_SEPARATELY.has(endpoint))
    .map(([name]) => [resource, name]),
);

/** What a phone has to read again after a write on the other one. */
function changeBy({ path }: Pick<Action, 'path'>): PartialChange {
  const isAnswer = /^\/api\/local-(?:questions|answers)\/./.test(path);
  return {
    postId: /^\/api\/posts\/([^/]+)\//.exec(path)?.[1],
    stale: isAnswer ? [...reads, ['feed', 'page']] : reads,
  };
}

type Deps = Pick<Backend, 'log' | 'session' | 'notifyApp'>;

/** Refreshes this phone after each write of another user, since the app itself never polls (DATA-01). */
export const followWrites = ({ log, session, notifyApp }: Deps): (() => void) =>
  log.watch((action) => {
    if (action.as !== session.userId()) notifyApp(changeBy(action));
  });
