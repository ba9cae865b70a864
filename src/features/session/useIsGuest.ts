import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GUEST_ID } from '../../shared/limits.ts';
import type { User } from '../../contract/schemas/users.ts';
import { BASE } from '../../routes.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { storedGuest } from '../../storage/storedState.ts';
import { localStore } from '../../storage/webStorage.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { currentUserQuery } from './queries.ts';

/**
 * Whether the last session in this browser was the guest's; null on a first visit or if storage is blocked.
 */
function lastWasGuest(): boolean | null {
  const last = localStore.get(STORAGE_KEYS.lastGuest);
  return last === null ? null : last === 'yes';
}

let expected: boolean | null = null;

/**
 * Sets the expected session before it is loaded: the guest on a first visit, unless the link names another
 * user (AMB-01). Later visits use the stored session, which may be newer than what was last on screen.
 */
export function expectGuestSession(userInLink: string | null): void {
  expected = userInLink === null ? (storedGuest(BASE) ?? lastWasGuest() ?? true) : userInLink === GUEST_ID;
}

const isExpected = (): boolean => expected ?? lastWasGuest() ?? false;

/**
 * Whether the demo's guest user is signed in; until the session is loaded, whether that is expected. False if
 * loading failed.
 */
export function useIsGuest(currentUser: User | null | undefined): boolean {
  const before = useBrowserValue(isExpected, false);
  const { isError } = useQuery(currentUserQuery);
  const now = currentUser?.id === GUEST_ID;
  useEffect(() => {
    if (currentUser !== undefined) localStore.set(STORAGE_KEYS.lastGuest, now ? 'yes' : 'no');
  }, [currentUser, now]);
  return currentUser === undefined ? before && !isError : now;
}
