import type { Method } from '../../src/contract/endpoint.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/rows.ts';

/** Where a session is remembered: the tab's storage in the browser, a variable elsewhere. */
export interface SessionStore {
  read(): string | null;
  write(value: string): void;
}

const VISITOR = 'visitor';
const EXPIRED = 'expired:';

/** Who is asking (AMB-01): the fixed guest until someone signs in, a traveller, or a visitor. */
export function createSession(store: SessionStore) {
  const value = () => store.read() ?? GUEST_ID;
  return {
    /** The signed-in user's id, also while the session is expired; null for a visitor. */
    userId: (): string | null => (value() === VISITOR ? null : value().replace(EXPIRED, '')),
    signIn: (userId: string): void => store.write(userId),
    signOut: (): void => store.write(VISITOR),
    /** From now on each mutation answers 401, until sign-in; reads go on. */
    expire(): void {
      if (value() !== VISITOR && !value().startsWith(EXPIRED)) store.write(EXPIRED + value());
    },
    /** The row of whoever makes a request; null for a visitor, and for mutations of an expired session. */
    viewer(db: Database, method: Method): UserRow | null {
      const current = value();
      if (current.startsWith(EXPIRED) && method !== 'GET') return null;
      return db.user.get(current.replace(EXPIRED, '')) ?? null;
    },
  };
}
export type Session = ReturnType<typeof createSession>;
