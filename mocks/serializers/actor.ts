import { displayName } from '../../src/shared/rules/people.ts';
import type { UserRow } from '../db/rows.ts';

/** Who did it, as live messages say it (ENT-18). */
export const toActor = (user: UserRow): { userId: string; userName: string; userAvatar: string | null } => ({
  userId: user.id,
  userName: displayName(user),
  userAvatar: user.picture,
});
