import { displayName } from '../../src/shared/rules/people.ts';
import type { Person, User } from '../../src/contract/schemas/users.ts';
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

/** Looks up a user; a missing one has an id and no name, and is shown as 'Anonymous' (PROF-16). */
export function userOf(db: Database, id: string): User {
  const row = db.user.get(id);
  if (row) return toUser(row);
  return { id, firstName: null, lastName: null, email: null, profileImageUrl: null, bio: null };
}

/** The short form of a user, for questions and answers. */
export function personOf(db: Database, userId: string): Person {
  const { id, firstName, lastName, profileImageUrl } = userOf(db, userId);
  return { id, firstName, lastName, profileImageUrl };
}

/** The user who triggered a live message (ENT-18). */
export const toActor = (user: UserRow): { userId: string; userName: string; userAvatar: string | null } => ({
  userId: user.id,
  userName: displayName(user),
  userAvatar: user.picture,
});
