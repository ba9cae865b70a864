import { displayName } from '../../src/shared/rules/people.ts';
import { users } from './users.ts';

/** Whom to draw: everyone with a picture. */
export function portraits(): { id: string; name: string }[] {
  return users()
    .filter((user) => user.picture !== null)
    .map((user) => ({ id: user.id, name: displayName(user) }));
}
