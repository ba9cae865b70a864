import { GUEST_ID } from '../../../src/shared/limits.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../../content/namedUsers.ts';
import type { Backend } from '../../createBackend.ts';
import type { UserRow } from '../../db/rows.ts';
import { VISITOR } from '../../http/session.ts';

/** The people with a fixed role, in the desk's order, with a one-sentence description each. */
export const roleUsers: ReadonlyMap<string, string> = new Map([
  [DEFAULT_TRAVELLER, 'Has done a little of everything.'],
  [VETERAN, 'Veteran: top of the leaderboard, 41 places visited.'],
  [NEWCOMER, 'Newcomer: nothing posted yet.'],
  [GUEST_ID, 'Can try everything, has done nothing.'],
  [VISITOR, 'Signed out: can read, but not write.'],
]);

/** The name the desk uses for a person. */
export function shortName(id: string, user: UserRow | undefined): string {
  if (id === VISITOR) return 'Visitor';
  if (id === GUEST_ID) return 'Guest';
  return user?.firstName ?? (user ? displayName(user) : id);
}

export const currentUserId = ({ session }: Pick<Backend, 'session'>): string => session.userId() ?? VISITOR;

/** Whether the session of the current user has expired, so that their writes are refused. */
export const isSessionExpired = ({ session }: Pick<Backend, 'session'>): boolean =>
  session.userId() !== null && session.senderId('POST') === null;

/** 'Ananya', 'a guest', 'nobody yet': the current user in the desk's sentence. */
export function firstNameOf(backend: Pick<Backend, 'session' | 'db'>): string {
  const id = currentUserId(backend);
  if (id === VISITOR) return 'a visitor';
  return id === GUEST_ID ? 'a guest' : shortName(id, backend.db.user.get(id));
}
