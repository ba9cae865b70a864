import type { Method } from '../../src/contract/endpoint.ts';
import { clock } from '../../src/shared/clock.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { unknownNameError } from '../control/unknownNameError.ts';
import type { Database } from '../db/Database.ts';

/** Where a session is stored: web storage in the browser, a variable elsewhere. */
export interface SessionStore {
  read(): string | null;
  write(value: string): void;
}

/** The user id that means signed out. */
export const VISITOR = 'visitor';
const EXPIRED = 'expired:';
/** A session with an expiry time: 'until:<ms>:<user id>'. */
const WITH_END = /^until:(\d+):(.*)$/;

/** Who sends the requests (AMB-01): the guest user until someone signs in, a named user, or a visitor. */
export function createSession(store: SessionStore, now: () => number = clock.now) {
  function value(): string {
    const stored = store.read() ?? GUEST_ID;
    const [, end, userId = ''] = WITH_END.exec(stored) ?? [];
    if (end === undefined) return stored;
    return now() < Number(end) ? userId : EXPIRED + userId;
  }
  return {
    /** The signed-in user's id, even if the session has expired; null for a visitor. */
    userId: (): string | null => (value() === VISITOR ? null : value().replace(EXPIRED, '')),
    signIn: (userId: string): void => store.write(userId),
    signOut: (): void => store.write(VISITOR),
    /** From now on every write returns 401 until someone signs in; reads still work. */
    expire(): void {
      if (value() !== VISITOR && !value().startsWith(EXPIRED)) store.write(EXPIRED + value());
    },
    /** Expires at a time in ms, measured by the mock clock. */
    expireAt(time: number): void {
      const current = value();
      if (current !== VISITOR && !current.startsWith(EXPIRED)) store.write(`until:${time}:${current}`);
    },
    /** The id of the user sending a request; null for a visitor, and for writes of an expired session. */
    senderId(method: Method): string | null {
      const current = value();
      const isRefused = current === VISITOR || (current.startsWith(EXPIRED) && method !== 'GET');
      return isRefused ? null : current.replace(EXPIRED, '');
    },
  };
}
export type Session = ReturnType<typeof createSession>;

/** A session held in memory, for a process that has no web storage. */
export function createMemorySession(userId: string | null = null, now = clock.now): Session {
  let stored = userId;
  return createSession({ read: () => stored, write: (value) => void (stored = value) }, now);
}

/** The error for an unknown user id. */
export const unknownUserError = (userId: string, users: readonly { id: string }[]): RangeError =>
  unknownNameError('No such person', userId, [VISITOR, ...users.map(({ id }) => id)]);

/** Signs in the given user, or signs out for VISITOR. Throws RangeError for an unknown id. */
export function signInAs({ db, session }: { db: Database; session: Session }, userId: string): void {
  if (userId === VISITOR) session.signOut();
  else if (db.user.get(userId)) session.signIn(userId);
  else throw unknownUserError(userId, db.user.all());
}
