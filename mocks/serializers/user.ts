import type { Person, User } from '../../src/contract/users.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/rows.ts';

/** ENT-01. */
export const toUser = ({ id, firstName, lastName, email, picture, bio }: UserRow): User => ({
  id,
  firstName,
  lastName,
  email,
  profileImageUrl: picture,
  bio,
});

/** Whoever a row names; someone who is gone keeps an id and no name, and so reads 'Anonymous' (PROF-16). */
export function userOf(db: Database, id: string): User {
  const row = db.user.get(id);
  if (row) return toUser(row);
  return { id, firstName: null, lastName: null, email: null, profileImageUrl: null, bio: null };
}

/** The short form inside questions and answers. */
export function personOf(db: Database, userId: string): Person {
  const { id, firstName, lastName, profileImageUrl } = userOf(db, userId);
  return { id, firstName, lastName, profileImageUrl };
}
