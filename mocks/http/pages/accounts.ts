import { GUEST_ID } from '../../../src/shared/limits.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import type { UserRow } from '../../db/rows.ts';
import { namedUsers } from '../../content/namedUsers.ts';

/** A user to sign in as; the picture is a reference until `media.resolveUrls` replaces it. */
export interface Account {
  id: string;
  name: string;
  about: string | null;
  picture: string | null;
}

/** The named demo users first, then the guest, then everyone else by name. */
export function accountsOf(users: readonly UserRow[]): Account[] {
  const first = [...namedUsers.keys(), GUEST_ID];
  const rank = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const about = (id: string) =>
    namedUsers.get(id) ?? (id === GUEST_ID ? 'Looks around without an account' : null);
  return users
    .map((user) => ({ id: user.id, name: displayName(user), about: about(user.id), picture: user.picture }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name));
}
